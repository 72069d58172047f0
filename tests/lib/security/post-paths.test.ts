/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FORM_REDIRECTS } from "@/lib/security/headers";

const IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?from "@\/([^"]+)";/gm;
const LAZY_IMPORT = /\bimport\("@\/([^"]+)"\)/g;

/** Rendered for favorites alone, which the browser keeps: the server's pages have none. */
const SHOWN_BY_SCRIPTS = ["components/restaurants/favorites/lazy-favorite-parts.ts"];

/** The same for a file however many pages consist of it. */
function once<Result>(read: (path: string) => Result) {
  const known = new Map<string, Result>();
  return (path: string): Result => {
    if (!known.has(path)) known.set(path, read(path));
    return known.get(path) as Result;
  };
}

const fileOf = once((path) =>
  [`${path}.ts`, `${path}.tsx`, path].find((name) => existsSync(name) && name.includes(".")),
);

const source = once((path) => readFileSync(path, "utf8"));

const importsOf = once((path) => {
  const text = source(path);
  // Parts that load later are rendered on the server, too, unless they say otherwise.
  const isShownByScripts = SHOWN_BY_SCRIPTS.includes(path) || text.includes("ssr: false");
  const lazy = isShownByScripts ? [] : text.matchAll(LAZY_IMPORT);
  const names = [...text.matchAll(IMPORT), ...lazy];
  return names.flatMap(([, name = ""]) => fileOf(name) ?? []);
});

const isActions = (path: string) => source(path).startsWith('"use server"');

/** Without scripts the browser posts such a form to the page that it is on. */
const POSTS =
  /<form\s[^>]*action=\{|\baction=\{|formAction=\{|useServerForm\(|usePostedForm\(|useActionState\(/;

const hasPostedForm = once((path) => {
  const text = source(path);
  if (/<form\s[^>]*method="post"(?![^>]*action=)/.test(text)) return true;
  const actions = [...text.matchAll(IMPORT)].flatMap(([, name = ""]) => fileOf(name) ?? []);
  return POSTS.test(text) && actions.some(isActions);
});

/** Every file that a page consists of. Server actions are not rendered, and what they import is not either. */
function partsOf(path: string, seen = new Set<string>()) {
  if (seen.has(path) || isActions(path)) return seen;
  seen.add(path);
  for (const imported of importsOf(path)) partsOf(imported, seen);
  return seen;
}

const folders = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith("page.tsx"))
  .map((path) => path.replaceAll("\\", "/").replace(/\/?page\.tsx$/, ""));

const postedTo = folders
  .map((folder) => ({
    path: `/${folder.replaceAll(/\[[^\]]+\]/g, "x")}`,
    forms: [...partsOf(join("app", folder, "page.tsx"))].filter(hasPostedForm),
  }))
  .filter(({ forms }) => forms.length > 0);

/** Whether a form that is posted to a path is led back to the page, unread. */
const isRefused = (path: string) =>
  FORM_REDIRECTS.some(({ source: pattern }) =>
    new RegExp(`^${pattern.replace(":path", "")}$`).test(path),
  );

it.each(postedTo)("$path takes the posts of its forms: $forms", ({ path }) => {
  expect(isRefused(path)).toBe(false);
});

it("finds the forms", () => {
  const paths = postedTo.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      "/about/contact",
      "/auth",
      "/auth/confirm",
      "/auth/join",
      "/x/about/contact",
      "/x/auth",
      "/x/auth/confirm",
      "/x/auth/join",
      "/x/auth/second-step",
      "/desk/x/x",
      "/restaurants/x",
      "/restaurants/x/reviews",
      "/settings/email",
      "/x/profile",
      "/x/settings/second-factor/code",
    ]),
  );
});

it("any other page is not rendered again for a form that is posted to it", () => {
  for (const path of [
    "/",
    "/auth/reset",
    "/de/auth/reset",
    "/legal/privacy",
    "/about/history",
    "/no/such/page",
  ])
    expect(isRefused(path)).toBe(true);
});
