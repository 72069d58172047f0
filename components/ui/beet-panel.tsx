import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { cn } from "@/lib/cn";

type Action = { href: string; label: string };
type BeetPanelProps = { title: string; text: string; actions: [Action, Action] };

const ACTION_TONES = [
  "bg-white text-[#8f063f] hover:bg-[#ffe3eb]!",
  "border-frame border-[#ffc4d6] text-white hover:bg-[#950041]!",
];

/** The beet block that asks for the next step; it keeps its color in both themes. */
export function BeetPanel({ title, text, actions }: BeetPanelProps) {
  return (
    <section className="wrap">
      <div className="on-beet relative mt-(--section) overflow-clip bg-[#b40451] text-white max-md:-mx-(--gutter) max-md:px-(--gutter) max-md:pt-14 max-md:pb-[230px] md:rounded-block md:px-18 md:py-20">
        <img
          src="/pictures/site/leaf-map.svg"
          alt=""
          width={840}
          height={1300}
          loading="lazy"
          className="absolute -right-22.5 -bottom-82.5 w-100 max-w-none rotate-222 md:-top-62.5 md:-right-95 md:bottom-auto md:w-160 md:rotate-205 lg:-right-42.5"
        />
        <div className="relative">
          <h2 className="max-w-[11em] headline text-[clamp(2.5rem,1.6rem+3.8vw,5rem)] leading-display tracking-tight text-balance">
            {title}
          </h2>
          <p className="mt-5 mb-8 max-w-[32em] text-large text-[#ffe3eb]">{text}</p>
          <div className="flex flex-wrap gap-3">
            {actions.map(({ href, label }, index) => (
              <IntentLink
                key={href}
                href={href}
                className={cn(
                  buttonVariants({ variant: "quiet", size: "lg" }),
                  "max-md:w-full",
                  ACTION_TONES[index],
                )}
              >
                {label}
              </IntentLink>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
