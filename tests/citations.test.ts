/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const NOT_OURS = /^(\.git|\.next|\.data|node_modules|coverage|public|test-results)$/;
const TEXT = /\.(tsx?|mjs|css|md|conf|ya?ml)$/;

function filesUnder(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !NOT_OURS.test(name))
    .map((name) => join(folder, name))
    .flatMap((path) => {
      if (statSync(path).isDirectory()) return filesUnder(path);
      return TEXT.test(path) ? [path] : [];
    });
}

const THIS_FILE = join("tests", "citations.test.ts");
const texts = filesUnder(".")
  .filter((path) => path !== THIS_FILE)
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

const RULE = /\bP\d{1,2}\.\d{1,3}\b/g;
const RULE_DEFINITION = /^\*\*(P\d{1,2}\.\d{1,3})\*\* /gm;
const ADR = /\bADR-(\d{1,4})\b/g;
const CHAPTER = /^docs[\\/]product[\\/](\d\d)-/;

const definitions = texts.flatMap(({ path, text }) => {
  const chapter = CHAPTER.exec(path)?.[1];
  if (!chapter) return [];
  return [...text.matchAll(RULE_DEFINITION)].map(([, rule = ""]) => ({ rule, chapter }));
});
const rules = definitions.map(({ rule }) => rule);
const decisions = readdirSync("docs/decisions").flatMap((name) => /^\d{4}/.exec(name) ?? []);

function cited(pattern: RegExp) {
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ path, name: match[1] ?? match[0] })),
  );
}

/** What holds with a database is in chapter 14, or in the chapter of its page. */
const WITH_A_DATABASE = "P14.";

test("every product rule has one definition, in the file of its chapter", () => {
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
  const misplaced = definitions.filter(
    ({ rule, chapter }) =>
      !rule.startsWith(`P${Number(chapter)}.`) && !rule.startsWith(WITH_A_DATABASE),
  );
  expect(misplaced).toEqual([]);
});

test("every cited product rule exists", () => {
  const citations = cited(RULE);
  expect(citations.length).toBeGreaterThan(rules.length);
  expect(citations.filter(({ name }) => !rules.includes(name))).toEqual([]);
});

test("every cited decision exists", () => {
  const citations = cited(ADR);
  expect(citations.length).toBeGreaterThan(0);
  const unknown = citations.filter(({ name }) => !decisions.includes(name.padStart(4, "0")));
  expect(unknown).toEqual([]);
});

test("nothing cites documents that are not in the repository", () => {
  const old =
    /[Ss]pec(ification)? §|\b[Dd]ecisions? \d|(?<!docs\/)\b(spec|decisions|architecture)\.md|to the letter/;
  expect(texts.filter(({ text }) => old.test(text)).map(({ path }) => path)).toEqual([]);
});

test("decisions are cited in one spelling", () => {
  const other = /\bADR (no\. ?)?\d/i;
  expect(texts.filter(({ text }) => other.test(text)).map(({ path }) => path)).toEqual([]);
});

test("every decision is listed in its index", () => {
  const index = readFileSync("docs/decisions/README.md", "utf8");
  expect(decisions.filter((number) => !index.includes(`(${number}-`))).toEqual([]);
});
