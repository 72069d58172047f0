"use client";

import { chipVariants } from "@/components/ui/chip";
import { IntentLink } from "@/components/ui/intent-link";

/** The others are behind "More". */
const SHOWN_CHIPS = 8;

type Chip = {
  href: string;
  text: string;
  /** How many restaurants are behind it, as it is written. */
  count: string;
};

function ChipItems({ chips }: { chips: readonly Chip[] }) {
  return chips.map(({ href, text, count }) => (
    <li key={href} className="flex-none">
      <IntentLink href={href} className={chipVariants({})}>
        {text} <span className="text-ink-3 tabular-nums">{count}</span>
      </IntentLink>
    </li>
  ));
}

type ChipLinksProps = {
  chips: readonly Chip[];
  /** The words of the button that shows all. */
  more: string;
};

/** Links as chips. They are islands anyway, and as elements from the server they would be in the page twice. */
export function ChipLinks({ chips, more }: ChipLinksProps) {
  return (
    <div className="min-w-0 gap-2 md:flex md:flex-wrap">
      <ul className="flex gap-2 max-md:overflow-x-auto max-md:pb-2 md:contents">
        <ChipItems chips={chips.slice(0, SHOWN_CHIPS)} />
      </ul>
      {chips.length > SHOWN_CHIPS && (
        <details className="open:basis-full">
          <summary className={chipVariants({ className: "chip-dashed cursor-pointer list-none" })}>
            {more}
          </summary>
          <ul className="mt-2 flex flex-wrap gap-2">
            <ChipItems chips={chips.slice(SHOWN_CHIPS)} />
          </ul>
        </details>
      )}
    </div>
  );
}
