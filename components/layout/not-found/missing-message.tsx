import { buttonVariants } from "@/components/ui/button";

type MissingMessageProps = {
  title: string;
  text: string;
  ways: { href: string; text: string }[];
};

/** What is missing, and the ways out. */
export function MissingMessage({ title, text, ways }: MissingMessageProps) {
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="missing-ways">
        {ways.map((way, index) => (
          <a
            key={way.href}
            href={way.href}
            className={buttonVariants({
              variant: index ? "line" : "beet",
              size: "lg",
            })}
          >
            {way.text}
          </a>
        ))}
      </div>
    </>
  );
}
