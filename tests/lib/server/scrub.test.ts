/** @jest-environment node */
import { scrub, scrubPath } from "@/lib/server/scrub";

const JWT = "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl-_x";

test.each([
  ["mail addresses", "No user noor.adeyemi+x@mail.example.com here", "No user [address] here"],
  ["an address in a path", "/people/noor@example.com/x", "/people/[address]/x"],
  ["encoded addresses", "/people/noor%40example.com/x", "/people/[address]/x"],
  ["addresses encoded twice", "/people/noor%2540example.com", "/people/[address]"],
  ["tokens", `bad jwt: ${JWT}.`, "bad jwt: [token]."],
  ["session cookies", "chard-auth=base64-eyJhY2Nlc3NfdG9rZW4", "chard-auth=[token]"],
  ["keys", "apikey sb_publishable_0123456789abcdef", "apikey [token]"],
  ["the way to a question", "/questions/AAbbCCddEEffGGhhIIjj_1", "/questions/[token]"],
  ["the way to a listing", "GET /listings/AAbbCCddEEffGGhhIIjj-1 500", "GET /listings/[token] 500"],
  ["a listing at the desk", "/desk/listings/AAbbCCddEEffGGhhIIjj-1", "/desk/listings/[token]"],
  ["shared favorites", `/favorites/shared/${"A0-b".repeat(8)}`, "/favorites/shared/[token]"],
  [
    "those of a language",
    `/de/favorites/shared/${"A0-b".repeat(8)}`,
    "/de/favorites/shared/[token]",
  ],
  ["a shared list", `/lists/shared/${"A0-b".repeat(8)}`, "/lists/shared/[token]"],
  [
    "a point of near me",
    "/restaurants/near-me/52.52,13.40 200",
    "/restaurants/near-me/[point] 200",
  ],
  ["an encoded point", "/restaurants/near-me/52.52%2C13.4", "/restaurants/near-me/[point]"],
  ["hashes", `hash ${"0a1b2c3d".repeat(5)} unknown`, "hash [token] unknown"],
  [
    "fields of a body",
    '{"refresh_token":"k3xw9","user":1}',
    '{"refresh_token":"[removed]","user":1}',
  ],
  ["passwords", "password: hunter2", "password: [removed]"],
  ["a header", "Authorization: Bearer abc.def", "Authorization: [removed]"],
  [
    "queries",
    "Failed to handle request for /?code=4711&next=/auth/reset",
    "Failed to handle request for /?[query]",
  ],
  [
    "queries of whole addresses",
    "GET https://chard.example/auth/confirm?token_hash=x (failed)",
    "GET https://chard.example/auth/confirm?[query] (failed)",
  ],
])("takes %s out", (_, text, kept) => {
  expect(scrub(text)).toBe(kept);
});

test.each([
  "Error: connect ECONNREFUSED 127.0.0.1:54321",
  "    at async answer (/srv/chard/.next/server/chunks/[root-of-the-server]__0p.4x~7._.js:1:2345)",
  "TypeError: Cannot read properties of undefined (reading 'id')",
  "Is this a question? Yes",
])("leaves what says what went wrong: %s", (text) => {
  expect(scrub(text)).toBe(text);
});

test.each([
  ["/restaurants/1?utm=x", "/restaurants/1"],
  ["/?code=4711", "/"],
  ["/restaurants/near-me/52.52,13.40", "/restaurants/near-me/[point]"],
  ["/restaurants/near-me/berlin", "/restaurants/near-me/berlin"],
  ["/a/noor@example.com?b#c", "/a/[address]"],
  ["", ""],
])("keeps the path alone of %s", (target, path) => {
  expect(scrubPath(target)).toBe(path);
});

const REPEATED = [
  "/",
  "a",
  "@",
  "a@",
  "eyJ",
  "eyJ-",
  "%25",
  "%40",
  "?",
  "/?",
  "a.",
  "token ",
  "token=",
  " ",
  "0",
];

test.each(REPEATED)("reads 32 KB of %j once, not once for each character", (part) => {
  const text = part.repeat(Math.ceil(32_768 / part.length));
  for (let time = 0; time < 20; time += 1) {
    expect(scrub(text).length).toBeLessThan(9_000);
    expect(scrubPath(`/${text}`).length).toBeLessThan(9_000);
  }
});

test("cuts a long text off, and says so", () => {
  expect(scrub("a b ".repeat(10_000))).toMatch(/^(a b ){2048}\.\.\.$/);
});
