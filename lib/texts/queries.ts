import "server-only";

import { isHidden } from "@/lib/hidden/is-hidden";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/guides/article.json";
import { recordHref } from "@/lib/routes";
import { COLLECTIONS } from "@/lib/texts/collections";
import type { Collection } from "@/lib/texts/front-matter";
import {
  readTexts,
  readTextsInTurns,
  TextError,
  translationOf,
  type TextFile,
} from "@/lib/texts/read-texts";
import { readingMinutes } from "@/lib/texts/reading-time";
import type { RelatedText } from "@/lib/texts/types";

const MOST_RELATED = 2;

/** What a text of a collection is called. */
const KINDS = {
  "veg-food": "kind.veg-food",
  travel: "kind.travel",
  city: "kind.city",
  recipes: "kind.recipes",
  health: "kind.health",
  blog: "kind.blog",
} as const satisfies Record<Collection, keyof typeof english>;

function isCollection(name: string | undefined): name is Collection {
  return name !== undefined && name in COLLECTIONS;
}

function linkTo(language: Language, collection: Collection, text: TextFile<Collection>) {
  const t = textsIn<keyof typeof english>(language, "article");
  const count =
    "prepMinutes" in text
      ? text.prepMinutes + text.cookMinutes
      : readingMinutes(text.body.words, text.language);
  return {
    href: recordHref(COLLECTIONS[collection], text.slug),
    title: text.title,
    language: text.language,
    detail: t("prepMinutes" in text ? "detail.takes" : "detail.read", {
      kind: t(KINDS[collection]),
      count,
    }),
    image: text.image,
  };
}

/** The texts that a text names as related, else the ones that follow it in its list; each in a language where it has been translated. */
export async function listRelated(
  collection: Collection,
  slug: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<RelatedText[]> {
  const texts = await readTextsInTurns(collection);
  const index = texts.findIndex((text) => text.slug === slug);
  const others = [...texts.slice(index + 1), ...texts.slice(0, Math.max(index, 0))];
  const named = texts[index]?.related?.map((name) => {
    const [folder, other] = name.split("/");
    const found = isCollection(folder) && readTexts(folder).find((text) => text.slug === other);
    if (!found)
      throw new TextError(`data/texts/${collection}/${slug}.md: related: no text ${name}`);
    return { folder, found };
  });
  const shown = (named ?? others.map((found) => ({ folder: collection, found })))
    .filter(({ folder, found }) => !isHidden(recordHref(COLLECTIONS[folder], found.slug)))
    .slice(0, MOST_RELATED);
  return Promise.all(
    shown.map(async ({ folder, found }) =>
      linkTo(language, folder, await translationOf(folder, found, language)),
    ),
  );
}
