/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";

/** Values in brackets instead of a step of the scales in app/theme.css, in the whole repository. */
const MAX_ARBITRARY_VALUES = 340;
/** A longer list of classes is a component, or a utility of app/globals.css. */
const MAX_CLASS_LENGTH = 240;
/** The one place that states widths of windows (tailwind.config.ts reads it). */
const BREAKPOINTS = "lib/breakpoints.ts";

function filesUnder(extension: RegExp) {
  return ["app", "components", "lib"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => extension.test(path))
      .map((path) => `${folder}/${path}`),
  );
}

/** "w-[280px]", "md:text-[2rem]", "-top-[3%]", "[grid-area:1/1]", "[&_p]:flex", "aria-[current]:font-bold". */
const ARBITRARY = /^(?:[^\s[\]]+:)*-?(?:[a-z@][\w@/.-]*-)?\[[^\]]*[^\]\d][^\]]*\]/;

/** The arbitrary values among the words of a source's strings. */
function arbitraryValues(source: string) {
  return [...source.matchAll(/"([^"\n]*)"|`([^`]*)`/g)]
    .flatMap(([, plain, template]) => (plain ?? template ?? "").split(/\s+/))
    .filter((word) => ARBITRARY.test(word) && (word.includes("-[") || /^\[|:\[/.test(word)));
}

test("almost every class is a step of the scales", () => {
  const found = filesUnder(/\.tsx?$/).flatMap((path) =>
    arbitraryValues(readFileSync(path, "utf8")),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(MAX_ARBITRARY_VALUES);
});

test("no list of classes is too long to read", () => {
  const long = filesUnder(/\.tsx?$/).flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/"([a-z@[-][^"\n]*)"/g)]
      .map(([, text]) => text ?? "")
      .filter((text) => text.length > MAX_CLASS_LENGTH && /(^|\s)[a-z-]+:?[a-z-]*-\S+\s/.test(text))
      .filter((text) => text.split(" ").filter((word) => /[-:]/.test(word)).length > 10)
      .map((text) => `${path}: ${text.slice(0, 60)}`),
  );
  expect(long).toEqual([]);
});

test("breakpoints are stated in one place", () => {
  const others = filesUnder(/\.(tsx?|css)$/)
    .filter((path) => path !== BREAKPOINTS)
    .flatMap((path) =>
      [
        ...readFileSync(path, "utf8").matchAll(
          /--breakpoint-\w+|(?:min|max)-\[[\d.]+(?:px|rem)\]:|\((?:min|max)-width:\s*[\d.]+|width\s*[<>]=?\s*[\d.]+/g,
        ),
      ].map(([match]) => `${path}: ${match}`),
    );
  expect(others).toEqual([]);
});
