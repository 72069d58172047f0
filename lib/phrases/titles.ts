import "server-only";

import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { nameAfterPrefix } from "@/lib/languages/name-after-prefix";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/phrases.json";
import type { PhraseCard } from "@/lib/phrases/types";

const texts = (language: Language) => textsIn<keyof typeof english>(language, "phrases");

/** The heading of the list of cards. */
export const phrasesTitle = (language: Language = DEFAULT_LANGUAGE) => texts(language)("title");

type Named = Pick<PhraseCard, "name">;

/** The heading of one card's page. */
export function cardTitle({ name }: Named, language: Language = DEFAULT_LANGUAGE) {
  return texts(language)("card.title", { language: nameAfterPrefix(language, name) });
}

export function cardDescription({ name }: Named, language: Language = DEFAULT_LANGUAGE) {
  return texts(language)("card.about", { language: nameAfterPrefix(language, name) });
}
