// Which texts of data/texts are there in other languages: by the names of their files. next.config.ts reads them for the build; nothing
// here may import the site's own files, which Next does not resolve in what its configuration imports.
import { readdirSync } from "node:fs";
import { join } from "node:path";

const FOLDER = "data/texts";

/** The collections whose texts have pages in other languages. */
export const TRANSLATED_COLLECTIONS = ["veg-food", "travel", "city", "health"] as const;

/** "eating-out.de.md", the German translation of "eating-out.md". */
const TRANSLATION = /^[^.]+\.[^.]+(?=\.md$)/;

/** Each translation of a text: "veg-food/eating-out.de". */
export function translatedTexts(root: string) {
  return TRANSLATED_COLLECTIONS.flatMap((collection) =>
    readdirSync(join(root, FOLDER, collection))
      .sort()
      .flatMap((name) => TRANSLATION.exec(name) ?? [])
      .map((name) => `${collection}/${name}`),
  );
}
