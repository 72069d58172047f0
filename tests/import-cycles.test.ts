/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const FOLDERS = ["app", "bench", "components", "data", "deploy", "e2e", "lib", "scripts", "tests"];
const ENDINGS = ["", ".ts", ".tsx", ".mjs"];
const SOURCE = /\.(tsx?|mjs)$/;

/** What takes something from another file, as Prettier writes it: parsing this alone takes a thirtieth of the time of whole files. */
const STATEMENT = /^(?:import|export)\b(?:\s[^;"'`]*?\sfrom)?\s*"[^"]+"[^;\n]*;/gm;

/** `import("...")` of code; of a type it is followed by the type's name. */
const LAZY_IMPORT = /(?<!typeof )\bimport\("([^"]+)"\)(?!\.[A-Z])/g;

function filesOf(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => SOURCE.test(path) && !/(^|\/)(\.next|node_modules|results)\//.test(path))
    .map((path) => join(folder, path));
}

/** Whether a statement only takes types from the other file, which is then not loaded. */
function isOfTypes(statement: ts.ImportDeclaration | ts.ExportDeclaration) {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  if (!clause) return false;
  const { namedBindings } = clause;
  const names = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  return (
    clause.isTypeOnly ||
    (!clause.name && names.length > 0 && names.every(({ isTypeOnly }) => isTypeOnly))
  );
}

/** What a file imports, as it is written there. */
function importsIn(path: string, code: string) {
  const taken = (code.match(STATEMENT) ?? []).join("\n");
  const { statements } = ts.createSourceFile(path, taken, ts.ScriptTarget.Latest);
  const written = statements
    .filter((one) => ts.isImportDeclaration(one) || ts.isExportDeclaration(one))
    .filter((one) => one.moduleSpecifier && !isOfTypes(one))
    .map((one) => (one.moduleSpecifier as ts.StringLiteral).text);
  return [...written, ...[...code.matchAll(LAZY_IMPORT)].map(([, lazy]) => lazy!)];
}

/** The files that each of the given ones, by path, imports. */
function graphOf(files: ReadonlyMap<string, string>) {
  const resolve = (from: string, imported: string) => {
    if (!/^(@\/|\.)/.test(imported)) return undefined;
    const path = imported.startsWith("@/") ? imported.slice(2) : join(from, "..", imported);
    return ENDINGS.map((ending) => path + ending).find((candidate) => files.has(candidate));
  };
  return new Map(
    [...files].map(([path, code]) => [
      path,
      importsIn(path, code).flatMap((imported) => resolve(path, imported) ?? []),
    ]),
  );
}

/** What a file imports, directly and through others. */
function reachOf(path: string, graph: ReturnType<typeof graphOf>) {
  const reached = new Set<string>();
  const visit = (from: string) => {
    for (const imported of graph.get(from) ?? [])
      if (!reached.has(imported)) {
        reached.add(imported);
        visit(imported);
      }
  };
  visit(path);
  return reached;
}

/** The first cycle, as the way round it; undefined without one. */
function findCycle(graph: ReturnType<typeof graphOf>) {
  const isDone = new Set<string>();
  function visit(path: string, way: readonly string[]): string[] | undefined {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (isDone.has(path)) return undefined;
    for (const imported of graph.get(path) ?? []) {
      const cycle = visit(imported, [...way, path]);
      if (cycle) return cycle;
    }
    isDone.add(path);
    return undefined;
  }
  for (const path of graph.keys()) {
    const cycle = visit(path, []);
    if (cycle) return cycle;
  }
  return undefined;
}

const sources = new Map(FOLDERS.flatMap(filesOf).map((path) => [path, readFileSync(path, "utf8")]));
const graph = graphOf(sources);

test("no files import each other in a cycle", () => {
  expect(sources.size).toBeGreaterThan(1000);
  expect(findCycle(graph)).toBeUndefined();
});

test("who is signed in is found without the database", () => {
  const reached = reachOf("lib/supabase/current-user.ts", graph);
  expect(reached).toContain("lib/supabase/auth-service.ts");
  expect([...reached].filter((path) => /^lib\/(database|embedded)\//.test(path))).toEqual([]);
  expect(reached.size).toBeLessThanOrEqual(40);
});

/** What a form of members needs; how the stores are opened, and the samples, are not among it. */
test("an action of reviews does not depend on how the stores are opened", () => {
  const reached = reachOf("lib/reviews/actions.ts", graph);
  expect(reached).toContain("lib/database/client.ts");
  expect(reached).not.toContain("lib/database/open-stores.ts");
  expect(reached).not.toContain("lib/database/records/sample-records.ts");
  expect(reached.size).toBeLessThanOrEqual(90);
});

test.each([
  ["an import", 'import { a } from "@/lib/a";'],
  ["an import of types and more", 'import { type A, a } from "./a";'],
  ["an import without names", 'import "@/lib/a";'],
  ["an export", 'export { a } from "@/lib/a";'],
  ["a lazy import", 'const a = () => import("@/lib/a");'],
])("%s back is a cycle", (_, code) => {
  const files = new Map([
    ["app/page.tsx", 'import { a } from "@/lib/a";'],
    ["lib/a.ts", 'import { b } from "@/lib/b";'],
    ["lib/b.ts", code],
  ]);
  expect(findCycle(graphOf(files))).toEqual(["lib/a.ts", "lib/b.ts", "lib/a.ts"]);
});

test.each([
  ["an import of a type", 'import type { A } from "@/lib/a";'],
  ["an import of types alone", 'import { type A } from "@/lib/a";'],
  ["an export of a type", 'export type { A } from "@/lib/a";'],
  ["a lazy type", 'type A = import("@/lib/a").A;'],
])("%s back is none", (_, code) => {
  const files = new Map([
    ["lib/a.ts", 'import { b } from "@/lib/b";'],
    ["lib/b.ts", code],
  ]);
  expect(findCycle(graphOf(files))).toBeUndefined();
});
