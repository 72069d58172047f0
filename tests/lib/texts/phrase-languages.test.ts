/** @jest-environment node */
import type { Element } from "hast";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { elementsOf } from "@/lib/texts/elements";
import { FRONT_MATTER, type Collection } from "@/lib/texts/front-matter";
import { readTexts } from "@/lib/texts/read-texts";

/** The rows of the tables of a text whose first column names a language. */
function languageRows(collection: Collection) {
  const rows: Element[][] = [];
  for (const { body } of readTexts(collection))
    visit(body.tree, "element", (row) => {
      if (row.tagName !== "tr") return;
      const cells = elementsOf(row);
      if (cells[0]?.properties.dataLabel === "Language") rows.push(cells);
    });
  return rows;
}

/** The language of the pages: a cell in it needs no language of its own. */
const PAGE_LANGUAGE = "English";

test("every language that a text names for its phrases is known", () => {
  const rows = (Object.keys(FRONT_MATTER) as Collection[]).flatMap(languageRows);
  expect(rows.length).toBeGreaterThan(0);
  const unknown = rows
    .filter(([, phrase]) => !phrase?.properties.lang)
    .map(([name]) => name && toString(name));
  expect(unknown.filter((name) => name !== PAGE_LANGUAGE)).toEqual([]);
});
