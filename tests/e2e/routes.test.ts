/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";

/** What stands for an inserted value, as in `/restaurants/${id}`. */
const INSERTED = "\0";

const filesUnder = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => name.test(path))
    .map((path) => `${folder}/${path}`);

function textsOf(file: string) {
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node))
      texts.push(
        [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(INSERTED),
      );
    ts.forEachChild(node, visit);
  };
  const source = readFileSync(file, "utf8");
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return texts;
}

/** The segments of a path in a text, which may begin with an origin and end with a query or a fragment. */
function segmentsOf(text: string) {
  const path = text.replace(/^\0(?=\/)/, "").replace(/[?#].*$/s, "");
  return path.startsWith("/") ? path.split("/").slice(1) : undefined;
}

/** Whether a path leads to a route of app/; an inserted value is never taken for a fixed segment. */
function leadsTo(route: string[], path: string[]): boolean {
  const [segment, ...rest] = route;
  if (segment === undefined) return path.length === 0;
  if (segment.startsWith("[[...")) return true;
  if (segment.startsWith("[...")) return path.length > 0;
  const [part, ...others] = path;
  if (part === undefined || part === "") return false;
  return (segment.startsWith("[") || segment === part) && leadsTo(rest, others);
}

/** Routes whose paths hold what the server chose: a spec comes to them by a press or a mail's link. */
const BY_LINK: Record<string, string> = {
  "/[language]/community/events/[slug]/edit": "events/events-in-german-http.spec.ts",
  "/[language]/community/events/[slug]/guests": "events/events-in-german-http.spec.ts",
  "/[language]/community/forum/[slug]/edit/[post]": "forum/forum-in-german-http.spec.ts",
  "/[language]/favorites/shared/[token]": "favorites/favorites-in-german-http.spec.ts",
  "/[language]/listings/[token]/again": "listings/listings-in-german-http.spec.ts",
  "/[language]/lists/[id]": "lists/lists-in-german-http.spec.ts",
  "/[language]/lists/shared/[token]": "lists/lists-in-german-http.spec.ts",
  "/[language]/restaurants/[id]/claim/confirm": "claims/claims-http.spec.ts",
  "/[language]/restaurants/[id]/owner/reply/[review]": "claims/owner-in-german-http.spec.ts",
  "/[language]/restaurants/by-country/[country]/[[...view]]": "restaurants/languages.spec.ts",
  "/[language]/restaurants/top-rated": "languages/languages.spec.ts",
  "/community/events/[slug]/guests": "community/events.spec.ts",
  "/community/forum/[slug]/edit/[post]": "forum/forum.spec.ts",
  "/favorites/shared/[token]": "favorites/favorites.spec.ts",
  "/restaurants/[id]/claim/confirm": "claims/claims.spec.ts",
  "/restaurants/[id]/owner/reply/[review]": "claims/claims.spec.ts",
};

const SPECS = filesUnder("e2e", /\.ts$/);

const PATHS = SPECS.flatMap(textsOf).flatMap((text) => {
  const segments = segmentsOf(text);
  return segments ? [segments] : [];
});

const ROUTES = filesUnder("app", /(^|\/)(page\.tsx|route\.tsx?)$/).map((file) =>
  file.split("/").slice(1, -1),
);

test.each([
  ["restaurants/[id]", "/restaurants/1", true],
  ["restaurants/[id]", "/restaurants/\0?from=list", true],
  ["restaurants/[id]", "/restaurants", false],
  ["restaurants/map", "/restaurants/\0", false],
  ["restaurants/by-city/[city]/[[...view]]", "\0/restaurants/by-city/berlin", true],
  ["auth/v1/[...path]", "/auth/v1/user", true],
])("app/%s is what %j leads to: %s", (route, text, expected) => {
  expect(leadsTo(route.split("/"), segmentsOf(text)!)).toBe(expected);
});

test("every route has a spec that names its path", () => {
  const unnamed = ROUTES.filter(
    (route) => route.length > 0 && !PATHS.some((path) => leadsTo(route, path)),
  );
  expect(unnamed.map((route) => `/${route.join("/")}`).sort()).toEqual(Object.keys(BY_LINK).sort());
  for (const spec of Object.values(BY_LINK)) expect(SPECS).toContain(`e2e/${spec}`);
});
