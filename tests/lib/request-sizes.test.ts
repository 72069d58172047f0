/** @jest-environment node */
import { authCookiesIn, AUTH_COOKIE, verifierCookiesIn } from "@/lib/auth/auth-cookie";
import { nextPath } from "@/lib/auth/next-path";
import { clientAddress } from "@/lib/clients/client-address";
import { fieldsOf } from "@/lib/forms/fields-of";
import { MAX_FIELDS, textsOf } from "@/lib/forms/form-state";
import { decodableUrl } from "@/lib/next-internals/undecodable-paths";
import { hasWebAddress, looksOfficial } from "@/lib/members/public-name";
import { readEmail, readPhone, readUrl } from "@/lib/osm/contact";
import { cleanLine, cleanText } from "@/lib/strings/clean-text";
import { parseGroup } from "@/lib/restaurants/tiles/tile-groups";
import { isSlug } from "@/lib/restaurants/slug";
import { readLink } from "@/lib/supabase/links/link-request";
import { changedHeaders, withCookies } from "@/lib/supabase/responses";
import { readSession, removals } from "@/lib/supabase/session-cookie";
import { growth, LINEAR } from "@/tests/fakes/growth";
import { NextRequest, NextResponse } from "next/server";

// What a request decides the length of. Sixteen thousand of anything are more than a server accepts in headers and addresses.
const SIZE = 500;

const many = (size: number, part: (index: number) => string, between: string) =>
  Array.from({ length: size }, (_, index) => part(index)).join(between);

const cookieHeader = (name: string) => (size: number) =>
  many(size, (index) => `${AUTH_COOKIE}${name}${index}=x`, "; ");

const form = (size: number) => {
  const data = new FormData();
  for (let index = 0; index < size; index += 1) data.append(`field${index}`, "x");
  return data;
};

const parameters = (size: number) =>
  new URLSearchParams(many(size, (index) => `next=/a${index}&code=x`, "&"));

const TEXTS: [what: string, make: (size: number) => string, work: (text: string) => unknown][] = [
  ["parts of a session", cookieHeader("."), authCookiesIn],
  ["cookies of links", cookieHeader("-flow-code-verifier."), verifierCookiesIn],
  ["other cookies", cookieHeader("x"), authCookiesIn],
  [
    "addresses in X-Forwarded-For",
    (size) => many(size, () => "1.2.3.4", ","),
    (text) => clientAddress(text, undefined, 1),
  ],
  ["a path that cannot be decoded", (size) => `/${"%".repeat(size)}`, decodableUrl],
  ["the id of a restaurant", (size) => "a-".repeat(size), isSlug],
  ["the name of a tile", (size) => `${"1".repeat(size)}-1`, parseGroup],
  ["the page to go on to", (size) => `next=${"/a".repeat(size)}`, nextPath],
];

/** Texts of forms, which may be as long as a whole form. */
const LONG_TEXTS: typeof TEXTS = [
  ["a text of plain letters, cleaned", (size) => "a".repeat(size), cleanText],
  ["a line behind an override", (size) => `\u202e${"a".repeat(size)}`, cleanText],
  ["overrides", (size) => "\u202ea".repeat(size), cleanText],
  ["invisible characters", (size) => `a${"\u200b".repeat(size)}`, cleanText],
  ["accents", (size) => `a${"\u0301".repeat(size)}`, cleanText],
  ["emoji that are joined", (size) => "👩\u200d".repeat(size), cleanText],
  ["blanks in a line", (size) => `a${" ".repeat(size)}b`, (text) => cleanLine(text, 60)],
  ["a text that is cut", (size) => "a\u0301".repeat(size), (text) => cleanLine(text, 60)],
  ["a word, searched for addresses", (size) => "a".repeat(size), hasWebAddress],
  ["a word with hyphens", (size) => "a-".repeat(size), hasWebAddress],
  ["a word with dots", (size) => "a.".repeat(size), hasWebAddress],
  ["a name", (size) => "admi ".repeat(size), looksOfficial],
  ["a telephone number", (size) => `1${" ".repeat(size)}x`, readPhone],
  ["extensions", (size) => "x1 ".repeat(size), readPhone],
  ["an address of the web", (size) => `https://${"a.".repeat(size)}`, readUrl],
  ["an e-mail address", (size) => `${"a.".repeat(size)}@`, readEmail],
];

test.each(LONG_TEXTS)("%s costs time in proportion to its length", (_, make, work) => {
  expect(growth(make, work, SIZE * 2)).toBeLessThan(LINEAR);
});

test.each(TEXTS)("%s cost time in proportion to their number", (_, make, work) => {
  expect(growth(make, work, SIZE)).toBeLessThan(LINEAR);
});

test.each([
  ["a sign-in's", nextPath],
  ["a link's", readLink],
])("so do %s parameters", (_, work) => {
  expect(growth(parameters, work, SIZE)).toBeLessThan(LINEAR);
});

test.each([
  ["what is sent back", textsOf],
  ["what is checked", fieldsOf],
])("of many fields of a form, %s has a limit", (_, read) => {
  expect(Object.keys(read(form(MAX_FIELDS * 4)))).toHaveLength(MAX_FIELDS);
  expect(growth(form, read, SIZE)).toBeLessThan(LINEAR);
});

test("of a field of a form, the start is checked, and all of it sent back", () => {
  const data = new FormData();
  data.set("text", "a".repeat(1_000_000));
  expect(String(fieldsOf(data).text)).toHaveLength(20_000);
  expect(textsOf(data).text).toHaveLength(1_000_000);
});

test("the parts of a session that are put together have a limit", () => {
  const parts = (size: number) =>
    Array.from({ length: size }, (_, index) => ({ name: `${AUTH_COOKIE}.${index}`, value: "x" }));
  expect(growth(parts, readSession, SIZE)).toBeLessThan(LINEAR);
  const text = Buffer.from(
    JSON.stringify({ access_token: "a.b.c", refresh_token: "abc", expires_at: 1 }),
  ).toString("base64url");
  const cut = (count: number) => {
    const length = Math.ceil(text.length / count);
    const value = (index: number) =>
      (index === 0 ? "base64-" : "") + text.slice(index * length, (index + 1) * length);
    return Array.from({ length: count }, (_, index) => ({
      name: `${AUTH_COOKIE}.${index}`,
      value: value(index),
    }));
  };
  expect(readSession(cut(10))).toBeDefined();
  expect(readSession(cut(11))).toBeUndefined();
});

test("the cookies that change cost as many times more as there are", () => {
  const make = (size: number) => ({
    request: new NextRequest("http://localhost/", { headers: { cookie: cookieHeader(".")(size) } }),
    changes: removals([`${AUTH_COOKIE}.0`, `${AUTH_COOKIE}.1`], true),
  });
  const work = ({ request, changes }: ReturnType<typeof make>) =>
    withCookies(
      NextResponse.next({ request: { headers: changedHeaders(request, changes) } }),
      changes,
    );
  expect(growth(make, work, 50)).toBeLessThan(LINEAR);
});
