/** @jest-environment node */
import { nextPath, pathAfterCode, signInHref } from "@/lib/auth/next-path";
import { isShareToken } from "@/lib/favorites/schema";
import { isQuoteOf, packQuote, unpackQuote } from "@/lib/forum/quotes";
import { toParagraphs } from "@/lib/forum/text-pieces";
import { readUnsubscribeToken, unsubscribeToken } from "@/lib/mail/unsubscribe";
import { parseAround, parseWithin } from "@/lib/restaurants/near-me/area-fragment";
import { aroundFragment } from "@/lib/restaurants/near-me/around-fragment";
import { isSlug } from "@/lib/restaurants/slug";
import { decodeTile, encodeTile, type TileData } from "@/lib/restaurants/tiles/tile-format";
import { parseTile, tileName } from "@/lib/restaurants/tiles/tile-grid";
import { TILE_INDEX_PATH } from "@/lib/restaurants/tiles/tile-files";
import { createTileReader } from "@/lib/restaurants/tiles/tiles";
import { readLocationPhrase } from "@/lib/search/location-phrase";
import { HOSTILE_STRINGS } from "@/tests/fakes/hostile-strings";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

const ORIGIN = "https://chard.example";
const KEY = new Uint8Array(32).fill(7);
const BERLIN = { lat: 52.5, lng: 13.4 };

/** As a URL holds it: half a surrogate pair is replaced. */
const wellFormed = (text: string) => Buffer.from(text).toString();

const flat = (text: string) => text.replace(/\s+/g, "");

function expectOnThisSite(path: string) {
  expect(path).toMatch(/^\/(?!\/)/);
  expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
}

/** Each way into the site, and what must hold whatever comes that way. */
const WAYS: Record<string, (text: string) => void> = {
  "the path after a sign-in": (text) => {
    for (const next of [text, `/${text}`, `/restaurants/1${text}`]) {
      const query = new URLSearchParams({ next });
      expectOnThisSite(nextPath(query));
      expectOnThisSite(pathAfterCode(query));
      expectOnThisSite(nextPath(text));
    }
    if (text !== wellFormed(text)) return;
    const [path = "", query] = signInHref(text).split("?");
    expectOnThisSite(path);
    expect(new URLSearchParams(query).get("next")).toBe(text);
  },
  "the location of a shared list": (text) => {
    expect(parseAround(`#${text}`)).toBeUndefined();
    expect(parseAround(`#around=${encodeURIComponent(wellFormed(text))}`)).toBeUndefined();
    expect(parseWithin(`#around=Berlin@52.5,13.4&within=${text}`)).toBeUndefined();
    const name = wellFormed(text).trim().slice(0, 200);
    const isOneLine = /^.+$/.test(wellFormed(text));
    const fragment = aroundFragment({ name: text, ...BERLIN });
    expect(parseAround(fragment)).toEqual(name && isOneLine ? { name, ...BERLIN } : undefined);
  },
  "a phrase of the location search": (text) => {
    for (const typed of [text, `pizza in ${text}`, `${text} near me`, `${text}, Berlin`])
      for (const { where, text: wanted } of readLocationPhrase(typed)) {
        expect(typed).toContain(where ?? typed);
        expect(wanted).not.toMatch(/^\s|\s$/);
      }
    const isShort = text.length < 100 && /^[\p{L} ]+$/u.test(text.trim());
    if (isShort)
      expect(readLocationPhrase(`pizza in ${text}`)).toContainEqual(
        expect.objectContaining({ text: "pizza", where: text.trim() }),
      );
  },
  "a text of the forum": (text) => {
    const pieces = toParagraphs(text).flat();
    expect(flat(pieces.map((piece) => piece.text).join(""))).toBe(flat(text));
    for (const { href, text: shown } of pieces) {
      if (href === undefined) continue;
      const { protocol, username, password } = new URL(href);
      expect(["http:", "https:"]).toContain(protocol);
      expect(username + password).toBe("");
      expect(new URL(shown).href).toBe(href);
    }
  },
  "a quote": (text) => {
    expect(unpackQuote(packQuote({ postId: "reply-1", text }))).toEqual({
      postId: "reply-1",
      text,
    });
    expect(isQuoteOf(text, `Before ${text} after`)).toBe(text.trim() !== "");
    expect(isQuoteOf(`${text} added`, text)).toBe(false);
  },
  "a token that ends mails": (text) => {
    const own = { userId: "0f8fad5b", mail: "favorite-reviews" } as const;
    const token = unsubscribeToken(own, KEY);
    const signature = token.split(".").at(-1)!;
    expect(readUnsubscribeToken(token, KEY)).toEqual(own);
    expect(readUnsubscribeToken(text, KEY)).toBeUndefined();
    for (const forged of [
      `${own.mail}.${own.userId}.${text}`,
      `${own.mail}.${text}.${signature}`,
      `${text}.${own.userId}.${signature}`,
      `${token}.${text}`,
    ])
      expect(readUnsubscribeToken(forged, KEY)).toBeUndefined();
  },
  "a token of a shared list": (text) => expect(isShareToken(text)).toBe(false),
  "an id in a path": (text) => {
    if (isSlug(text)) expect(new URL(`/restaurants/${text}`, ORIGIN).pathname).toContain(text);
    expect(isSlug(`${text}/`) || isSlug(`../${text}`) || isSlug(`${text}\n`)).toBe(false);
  },
  "the name of a tile": (text) => {
    const tile = parseTile(text);
    if (tile) expect(text).toBe(tileName(tile));
    expect(parseTile(`${text}\n`) ?? parseTile(`1-${text}-1`)).toBeUndefined();
  },
  "the restaurants of a tile": (text) => {
    const restaurant = {
      ...exampleRestaurant(),
      id: "1",
      picture: { src: text, alt: text, width: 1, height: 1 },
      ...BERLIN,
      name: text,
      latinName: text,
      city: text,
      cuisine: [text, "__proto__"],
    };
    const sent = JSON.parse(JSON.stringify(encodeTile([restaurant]))) as TileData;
    expect(decodeTile(sent)).toEqual(decodeTile(encodeTile([restaurant])));
    expect(decodeTile(sent)).toMatchObject([
      { name: text, latinName: text, city: text, cuisine: [text, "__proto__"] },
    ]);
  },
};

test.each(Object.entries(WAYS))("%s follows its rules for any text", (_, take) => {
  for (const text of HOSTILE_STRINGS) take(text);
  expect("pwned" in {}).toBe(false);
});

test("a tile that is damaged is an error of its reader, and no restaurants", async () => {
  for (const text of HOSTILE_STRINGS.slice(0, 50)) {
    const { readAround } = createTileReader((path) =>
      Promise.resolve(path === TILE_INDEX_PATH ? { version: "1", tiles: { "285-386": 1 } } : text),
    );
    await expect(readAround(BERLIN)).rejects.toThrow(TypeError);
  }
});
