/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";

const text = readFileSync("docs/security.md", "utf8");

/** The cells of every table that names tests, without its head. */
function rowsWithTests() {
  const rows: string[][] = [];
  let hasTests = false;
  for (const line of text.split("\n")) {
    const cells = line.startsWith("| ") ? line.split("|").slice(1, -1) : undefined;
    if (!cells) hasTests &&= line.startsWith("|");
    else if (cells.at(-1)?.trim() === "Test") hasTests = true;
    else if (hasTests && !line.startsWith("| --")) rows.push(cells.map((cell) => cell.trim()));
  }
  return rows;
}

const pathsIn = (part: string) =>
  [...part.matchAll(/`((?:tests|e2e|bench)\/[^`]+)`/g)].map(([, path]) => path!);

test("every file that docs/security.md names is there", () => {
  const paths = pathsIn(text);
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test("every threat and promise has its measure and its test", () => {
  const rows = rowsWithTests();
  expect(rows.length).toBeGreaterThan(80);
  const incomplete = rows.filter(
    (cells) => cells.length !== 3 || cells.includes("") || pathsIn(cells.at(-1)!).length === 0,
  );
  expect(incomplete).toEqual([]);
});
