import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { chipVariants } from "@/components/ui/chip";
import { IntentLink } from "@/components/ui/intent-link";
import { formatCountIn } from "@/lib/languages/format-count";
import english from "@/lib/messages/en/rows.json";

type ChipLinkProps = { href: string; count: number; children: ReactNode };

/** A link as a chip, with how many restaurants are behind it. */
export function ChipLink({ href, count, children }: ChipLinkProps) {
  const t = useTexts("rows", english);
  return (
    <IntentLink href={href} className={chipVariants({})}>
      {children} <span className="text-ink-3 tabular-nums">{formatCountIn(t.language, count)}</span>
    </IntentLink>
  );
}
