import type { ReactNode } from "react";
import { chipVariants } from "@/components/ui/chip";
import { IntentLink } from "@/components/ui/intent-link";
import { formatCount } from "@/lib/counts";

type ChipLinkProps = { href: string; count: number; children: ReactNode };

/** A link as a chip, with how many restaurants are behind it. */
export function ChipLink({ href, count, children }: ChipLinkProps) {
  return (
    <IntentLink href={href} className={chipVariants({})}>
      {children} <span className="text-ink-3 tabular-nums">{formatCount(count)}</span>
    </IntentLink>
  );
}
