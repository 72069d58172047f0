import type { PhraseCard } from "@/lib/phrases/types";

/** The heading of the list of cards. */
export const PHRASES_TITLE = "What vegan means here and how to ask for it";

/** The heading of one card's page. */
export function cardTitle({ name }: Pick<PhraseCard, "name">) {
  return `How to ask for vegan food in ${name}`;
}
