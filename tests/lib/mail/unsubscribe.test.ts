/** @jest-environment node */
import {
  readUnsubscribeToken,
  unsubscribePath,
  unsubscribeToken,
  type Unsubscription,
} from "@/lib/mail/unsubscribe";

const KEY = new Uint8Array(32).fill(1);
const OTHER_KEY = new Uint8Array(32).fill(2);
const ASKED: Unsubscription = {
  userId: "7d444840-9dc0-11d1-b245-5ffdce74fad2",
  mail: "favorite-reviews",
};
const TOKEN = unsubscribeToken(ASKED, KEY);

it("reads what it has written", () => {
  expect(readUnsubscribeToken(TOKEN, KEY)).toEqual(ASKED);
});

const [mail, userId, signature] = TOKEN.split(".") as [string, string, string];

it.each([
  ["another member", `${mail}.00000000-0000-0000-0000-000000000000.${signature}`],
  ["another kind of mail", `recovery.${userId}.${signature}`],
  ["no signature", `${mail}.${userId}.`],
  ["a part of the signature", TOKEN.slice(0, -1)],
  ["another signature", `${mail}.${userId}.${"A".repeat(signature.length)}`],
  ["letters of more than one byte", `${mail}.${userId}.${"é".repeat(signature.length)}`],
  ["something at the end", `${TOKEN}.x`],
  ["another encoding of the same bytes", `${TOKEN}=`],
  ["a name of every object", `constructor.${userId}.${signature}`],
  ["nothing", ""],
])("refuses %s", (_, token) => {
  expect(readUnsubscribeToken(token, KEY)).toBeUndefined();
});

it("refuses a token of another key, and signs with no short one", () => {
  expect(readUnsubscribeToken(TOKEN, OTHER_KEY)).toBeUndefined();
  expect(() => unsubscribeToken(ASKED, new Uint8Array(31))).toThrow(RangeError);
});

it("leads to the site, with the token in the query", () => {
  const href = new URL(unsubscribePath(ASKED, KEY, "en"), "https://chard.example");
  expect(href.pathname).toBe("/api/unsubscribe");
  expect(readUnsubscribeToken(href.searchParams.get("token")!, KEY)).toEqual(ASKED);
});

it("names the language of the mail, if that is not English", () => {
  const query = new URLSearchParams({ token: TOKEN }).toString();
  expect(unsubscribePath(ASKED, KEY, "en")).toBe(`/api/unsubscribe?${query}`);
  expect(unsubscribePath(ASKED, KEY, "he")).toBe(`/api/unsubscribe?${query}&language=he`);
});
