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
      <h1 className="max-w-130 headline text-h2">{title}</h1>
      <p className="mt-3.5 mb-7 max-w-lead text-lead text-ink-2">{text}</p>
      <div className="flex flex-wrap gap-3">
        {ways.map((way, index) => (
          <a
            key={way.href}
            href={way.href}
            className={buttonVariants({
              variant: index ? "line" : "beet",
              size: "lg",
              className: "max-md:w-full",
            })}
          >
            {way.text}
          </a>
        ))}
      </div>
    </>
  );
}
