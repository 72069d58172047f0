import { foldText } from "@/lib/strings/fold-text";

const LONGEST_NAME = 60;

/** The slug of a name in Latin letters, as imports give it (lib/import/write/slugs.ts), without their transliteration of other letters. */
export function plainSlug(name: string) {
  return foldText(name)
    .replace(/['’]/g, "")
    .replace(/&/g, " and ")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, "");
}
