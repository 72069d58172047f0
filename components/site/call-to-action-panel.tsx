import { LeafArt } from "@/components/site/leaf-art";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { cn } from "@/lib/cn";

type Link = { href: string; label: string };
type Action = Link & {
  /** Replaces the action for a signed-in visitor. */
  signedIn?: Link;
};
type CallToActionPanelProps = {
  title: string;
  text: string;
  /** One quiet line below the text. */
  note?: string;
  actions: [Action, Action];
};

const FILLED = "bg-on-beet text-beet-ink hover:bg-beet-soft!";
const OUTLINED = "border-frame border-control text-on-beet hover:bg-beet-hover!";

function ActionLink({ href, label, tone }: Link & { tone: string }) {
  return (
    <IntentLink
      href={href}
      className={cn(buttonVariants({ variant: "quiet", size: "lg" }), "max-md:w-full", tone)}
    >
      {label}
    </IntentLink>
  );
}

function ActionFor({ signedIn, tone, ...action }: Action & { tone: string }) {
  if (!signedIn) return <ActionLink {...action} tone={tone} />;
  return (
    <>
      <div className="contents signed-in:hidden">
        <ActionLink {...action} tone={tone} />
      </div>
      <div className="hidden signed-in:contents">
        <ActionLink {...signedIn} tone={tone} />
      </div>
    </>
  );
}

/** The block that suggests the next step. It has the colors of the light theme in both themes (`.on-beet`). */
export function CallToActionPanel({
  title,
  text,
  note,
  actions: [first, second],
}: CallToActionPanelProps) {
  return (
    <section className="wrap">
      <div className="on-beet relative mt-(--section) overflow-clip bg-beet text-on-beet max-md:-mx-(--gutter) max-md:px-(--gutter) max-md:pt-14 max-md:pb-57.5 md:rounded-block md:px-18 md:py-20">
        <LeafArt
          loading="lazy"
          className={cn(
            "-end-22.5 -bottom-82.5 w-100 rotate-222 md:-end-95 md:-top-62.5 md:bottom-auto md:w-160 md:rotate-205 lg:-end-42.5",
            "rtl:-scale-x-100 rtl:-rotate-222 md:rtl:-rotate-205",
          )}
        />
        <div className="relative">
          <h2 className="max-w-[11em] headline text-[clamp(2.5rem,1.6rem+3.8vw,5rem)] leading-display tracking-tight text-balance">
            {title}
          </h2>
          <p className="mt-5 max-w-[32em] text-large text-beet-soft">{text}</p>
          {note && <p className="mt-2 text-small text-beet-soft">{note}</p>}
          <div className="mt-8 flex flex-wrap gap-3">
            <ActionFor {...first} tone={FILLED} />
            <ActionFor {...second} tone={OUTLINED} />
          </div>
        </div>
      </div>
    </section>
  );
}
