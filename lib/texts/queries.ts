import "server-only";

import { isHidden } from "@/lib/hidden/is-hidden";
import { recordHref } from "@/lib/routes";
import { COLLECTIONS } from "@/lib/texts/collections";
import type { Collection } from "@/lib/texts/front-matter";
import { readTexts, readTextsInTurns, TextError, type TextFile } from "@/lib/texts/read-texts";
import { readingMinutes } from "@/lib/texts/reading-time";
import type { RelatedText } from "@/lib/texts/types";

const MOST_RELATED = 2;

function isCollection(name: string | undefined): name is Collection {
  return name !== undefined && name in COLLECTIONS;
}

function linkTo(collection: Collection, text: TextFile<Collection>): RelatedText {
  const { list, kind } = COLLECTIONS[collection];
  const detail =
    "prepMinutes" in text
      ? `${kind}, ${text.prepMinutes + text.cookMinutes} min`
      : `${kind}, ${readingMinutes(text.body.words)} min read`;
  return { href: recordHref(list, text.slug), title: text.title, detail, image: text.image };
}

/** The texts that a text names as related, else the ones that follow it in its list. */
export async function listRelated(collection: Collection, slug: string): Promise<RelatedText[]> {
  const texts = await readTextsInTurns(collection);
  const index = texts.findIndex((text) => text.slug === slug);
  const others = [...texts.slice(index + 1), ...texts.slice(0, Math.max(index, 0))];
  const named = texts[index]?.related?.map((name) => {
    const [folder, other] = name.split("/");
    const found = isCollection(folder) && readTexts(folder).find((text) => text.slug === other);
    if (!found)
      throw new TextError(`data/texts/${collection}/${slug}.md: related: no text ${name}`);
    return linkTo(folder, found);
  });
  return (named ?? others.map((text) => linkTo(collection, text)))
    .filter(({ href }) => !isHidden(href))
    .slice(0, MOST_RELATED);
}
