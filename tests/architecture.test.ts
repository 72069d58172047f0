/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import ts from "typescript";

const MAX_LINES = 250;

/** As many as one can look through for a subject. */
const MAX_FILES = 25;

/** One file is one record: nobody looks through them for a subject. */
const LISTS_OF_RECORDS = /^(docs\/decisions|lib\/database\/migrations)(\/|$)/;

/** What other commands write. */
const WRITTEN = /(^|\/)(\.next|node_modules|results)(\/|$)/;

function filesUnder(...folders: string[]) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(tsx?|mjs)$/.test(path))
      .map((path) => `${folder}/${path}`),
  );
}

function parse(path: string) {
  return ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
}

function isExported(node: ts.Node) {
  return (
    ts.canHaveModifiers(node) &&
    ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

function isAsyncFunction(node: ts.Node) {
  return (
    ts.isFunctionDeclaration(node) &&
    node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword)
  );
}

function isTypeOnly(node: ts.Node) {
  return (
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    (ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
  );
}

/** `export const NAME: Type = [...]` or `{...}`: the type stands in front, so a wrong record is an error where it is wrong. */
function isTypedRecord(node: ts.Node) {
  if (!ts.isVariableStatement(node) || !isExported(node)) return false;
  return node.declarationList.declarations.every(
    ({ type, initializer }) =>
      type &&
      initializer &&
      (ts.isArrayLiteralExpression(initializer) || ts.isObjectLiteralExpression(initializer)),
  );
}

const islands = filesUnder("app", "components", "lib").filter((path) =>
  /^\s*(\/\/.*\n|\/\*[\s\S]*?\*\/|\s)*["']use client["']/.test(readFileSync(path, "utf8")),
);

/** Next wants each to be an island; they are only loaded where a page of one's own is. */
const BOUNDARY = /^app\/.*\/error\.tsx$/;

/** The server is the default: a new island is a decision to send it, and all it imports, to every visitor of its screens. */
test("every island says in a comment what it does in the browser", () => {
  const named = islands.filter((path) => !BOUNDARY.test(path));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !readFileSync(path, "utf8").includes("/**"))).toEqual([]);
});

test("every page that reads the current user has a state for unavailable accounts (P14.400)", () => {
  const files = filesUnder("app");
  const readsUser =
    /\b(requireUser|requireSecondStep|requireOwner|requireClaimant|getCurrentUser|getDeskMember)\(/;
  const pages = files.filter(
    (path) => path.endsWith("/page.tsx") && readsUser.test(readFileSync(path, "utf8")),
  );
  const folders = files.filter((path) => BOUNDARY.test(path)).map((path) => dirname(path));
  const isBelow = (page: string) => folders.some((folder) => page.startsWith(`${folder}/`));
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter((page) => !isBelow(page))).toEqual([]);
});

test("no page, layout or template is an island", () => {
  expect(
    islands.filter((path) => /\/(page|layout|template|default|not-found)\.tsx$/.test(path)),
  ).toEqual([]);
});

describe.each(filesUnder("lib").filter((path) => path.endsWith("/queries.ts")))("%s", (path) => {
  const { statements } = parse(path);

  test("stays on the server", () => {
    const [first] = statements;
    expect(first && ts.isImportDeclaration(first) && first.moduleSpecifier.getText()).toBe(
      '"server-only"',
    );
  });

  test("exports async functions alone, as a database would need", () => {
    const others = statements.filter((node) => isExported(node) && !isAsyncFunction(node));
    expect(others.map(({ pos }) => pos)).toEqual([]);
    expect(statements.filter(ts.isExportDeclaration)).toEqual([]);
  });
});

test.each(filesUnder("data"))("%s holds typed records and nothing else", (path) => {
  const others = parse(path).statements.filter((node) => !isTypeOnly(node) && !isTypedRecord(node));
  expect(others.map((node) => node.getText().slice(0, 60))).toEqual([]);
});

test("no file is too long to be about one subject", () => {
  const long = filesUnder("app", "components", "lib", "scripts")
    .map((path) => ({ path, lines: readFileSync(path, "utf8").split("\n").length - 1 }))
    .filter(({ lines }) => lines > MAX_LINES);
  expect(long).toEqual([]);
});

test("no folder has more files than one can look through", () => {
  const parts = ["app", "bench", "components", "data", "deploy", "docs", "e2e", "lib", "scripts"];
  const folders = [...parts, "tests"]
    .flatMap((part) => readdirSync(part, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath }) => parentPath)
    .filter((folder) => !LISTS_OF_RECORDS.test(folder) && !WRITTEN.test(folder));
  const counts = new Map<string, number>();
  for (const folder of folders) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(100);
  expect([...counts].filter(([, files]) => files > MAX_FILES)).toEqual([]);
});

test("tests have the folders of what they test", () => {
  const folders = ["tests/lib", "tests/components"].flatMap((part) =>
    readdirSync(part, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "support")
      .map((entry) => `${entry.parentPath}/${entry.name}`),
  );
  expect(folders.length).toBeGreaterThan(50);
  expect(folders.filter((folder) => !existsSync(folder.replace(/^tests\//, "")))).toEqual([]);
});
