import type { Collection } from "@/lib/texts/front-matter";
import type { TextFile } from "@/lib/texts/read-texts";
import { readingMinutes } from "@/lib/texts/reading-time";
import type { Text } from "@/lib/texts/types";

/** The parts of a file that every text's page needs. */
export function toText(file: TextFile<Collection>): Text {
  const { description, published, updated, language, body } = file;
  return {
    metaDescription: description,
    published,
    updated,
    readTime: readingMinutes(body.words, language),
    body,
  };
}
