import { TextDecoder } from "node:util";
import { AUTH_COOKIE, authCookiesIn } from "@/lib/auth/auth-cookie";
import { failureMessage } from "@/lib/auth/failure-message";
import { LINK_PROBLEMS, linkProblemIn } from "@/lib/auth/link-problems";
import { accountSchema, signInSchema } from "@/lib/auth/schemas";
import { markedEmail, SIGNED_IN_SCRIPT, updateMark } from "@/lib/auth/signed-in-mark";
import { AuthError } from "@/lib/embedded/auth-error";
import { normalizeEmail } from "@/lib/embedded/email-address";
import { foldText } from "@/lib/strings/fold-text";
import { toComment } from "@/lib/gallery/comments";
import { filterImages } from "@/lib/gallery/filter-images";
import { imageIdOf } from "@/lib/gallery/fragment";
import { parseKey } from "@/lib/google-maps/key";
import { mapErrorMessage } from "@/lib/google-maps/messages";
import { LAST_LOCATION_STORAGE_KEY, readLastLocation } from "@/lib/location/last-location";
import { matchedPart } from "@/lib/gazetteer/matched-part";
import {
  SEARCH_LOCATION_STORAGE_KEY,
  takeSearchLocation,
} from "@/lib/location/stored-search-location";
import { parseLocation } from "@/lib/location/parse-location";
import { cityFragment, parseCityFragment } from "@/lib/cities/fragment";
import { shardPath } from "@/lib/gazetteer/fold";
import { parseCityQueries } from "@/lib/gazetteer/parse-query";
import { rankCities, readShard } from "@/lib/gazetteer/search";
import { filterCityGroups } from "@/lib/cities/search";
import { citySlug } from "@/lib/cities/slug";
import { websiteName } from "@/lib/restaurants/facts/contact";
import { filterRestaurants } from "@/lib/restaurants/filters/filter-restaurants";
import { EMPTY_FILTERS } from "@/lib/restaurants/filters/active-filters";
import {
  DEFAULT_NEAR_ME_STATE,
  parseFragment,
  toFragment,
} from "@/lib/restaurants/near-me/fragment";
import { SAVED_RESTAURANTS_STORAGE_KEY } from "@/lib/favorites/account-keys";
import { isSaved, toggleSaved } from "@/lib/favorites/saved";
import { restaurantHref } from "@/lib/routes";
import { THEME_STORAGE_KEY, THEME_SCRIPT } from "@/lib/page-start/theme";
import { HOSTILE_STRINGS, POLLUTING_JSON } from "@/tests/fakes/hostile-strings";
import { exampleImages } from "@/tests/lib/gallery/example";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

// Every browser has it, jsdom does not.
Object.assign(window, { TextDecoder });

const NOW = new Date("2026-03-02T12:00:00Z");
const IMAGES = exampleImages(5);
const RESTAURANTS = [exampleRestaurant()];
const CITY = { name: "Zürich", country: "Switzerland" };
const GROUPS = [{ continent: "Europe", cities: [CITY] }] as unknown as Parameters<
  typeof filterCityGroups
>[0];
const SHARD = { regions: [["CH", "ZH", "Zürich"]], places: [["Zürich", 0, 47.4, 8.5, 400_000]] };

/** Nothing to search for; a NUL counts as a space. */
const isBlank = (text: string) => text.replaceAll("\0", " ").trim() === "";

/** As a URL holds it: half a surrogate pair is replaced. */
const wellFormed = (text: string) => Buffer.from(text).toString();

/** What the browser does with an inline script, before anything else of the page runs. */
function runInline(text: string) {
  const script = document.createElement("script");
  script.textContent = text;
  document.head.append(script);
  script.remove();
}

/** The location that a name makes; none without letters. */
function locationNamed(text: string) {
  const name = text.trim().slice(0, 200);
  return name ? { name, lat: 1, lng: 2 } : undefined;
}

function setCookie(text: string) {
  const value = Buffer.from(text).toString("base64url");
  document.cookie = `${AUTH_COOKIE}=base64-${value.slice(0, 3000)}; path=/`;
}

/** Each way into the site, and what must hold whatever comes that way. */
const WAYS: Record<string, (text: string) => void> = {
  "near-me's fragment": (text) => {
    for (const hash of [`#${text}`, `#q=${text}&sort=${text}&view=${text}&cuisine=${text}`]) {
      const state = parseFragment(hash);
      expect(Object.keys(state)).toEqual(Object.keys(DEFAULT_NEAR_ME_STATE));
      expect(Object.keys(state.filters)).toEqual(Object.keys(EMPTY_FILTERS));
      expect(parseFragment(toFragment(state))).toEqual(state);
    }
  },
  "near-me's search": (text) => {
    const filters = { ...EMPTY_FILTERS, text };
    const found = filterRestaurants(RESTAURANTS, filters, NOW);
    expect(found).toEqual(isBlank(text) ? RESTAURANTS : []);
    expect(toFragment({ ...DEFAULT_NEAR_ME_STATE, filters })).toMatch(/^(#q=[\w%+*.,-]+)?$/);
  },
  "the cities' fragment": (text) => {
    expect(parseCityFragment(`#${text}`)).toBeUndefined();
    expect(cityFragment(text)).toMatch(/^#city=[\w%+*.-]*$/);
    expect(parseCityFragment(cityFragment(text))).toBe(wellFormed(text));
  },
  "the cities' search": (text) =>
    expect(filterCityGroups(GROUPS, text)).toEqual(text.trim() === "" ? GROUPS : []),
  "the gallery's fragment": (text) => {
    for (const hash of [text, `#${text}`, `#image-${text}`]) {
      const id = imageIdOf(hash);
      expect(id === undefined || (Number.isInteger(id) && id > 0)).toBe(true);
    }
  },
  "the gallery's search": (text) => {
    expect(filterImages(IMAGES, { text, tags: [] })).toEqual(isBlank(text) ? IMAGES : []);
    const even = filterImages(IMAGES, { text: "", tags: ["even"] });
    expect(filterImages(IMAGES, { text: "", tags: [text, "even"] })).toEqual(even);
  },
  "a comment": (text) => expect(toComment(text) ?? "").toBe(text.trim()),
  "the home search": (text) => {
    const cities = readShard(SHARD);
    for (const query of parseCityQueries(text)) expect(query.name).not.toBe("");
    // The first 300 characters of a long text count.
    const start = foldText(text.slice(0, 300)).trim();
    const isStart = start !== "" && "zurich".startsWith(start);
    expect(rankCities(cities, text, 5)).toEqual(isStart ? [{ city: cities[0]?.city }] : []);
    const { before, match, after } = matchedPart("Zürich", text);
    expect(before + match + after).toBe("Zürich");
    for (const set of ["cities", "towns"] as const)
      expect(shardPath(set, foldText(text))).toMatch(/^\/gazetteer\/[\w/-]+\.json$/);
  },
  "the fragment of /auth": (text) => {
    const problem = linkProblemIn(`#${text}`);
    expect(problem === undefined || Object.values<string>(LINK_PROBLEMS).includes(problem)).toBe(
      true,
    );
  },
  "the fields of /auth": (text) => {
    const form = { email: text, password: text, fullName: text };
    const account = accountSchema.safeParse(form);
    expect(account.success).toBe(account.success && signInSchema.safeParse(form).success);
    if (signInSchema.safeParse(form).success) expect(text).toMatch(/^[^\s<>"]+@[^\s<>"]+$/);
    expect(() => normalizeEmail(text)).toThrow(AuthError);
  },
  "the message of a server": (text) => {
    const fallback = failureMessage(new Error(text));
    expect(fallback).toBe("An error occurred during authentication.");
    const refused = Object.assign(new Error(text), { status: 400 });
    expect(failureMessage(refused)).toBe(["", "{}"].includes(text) ? fallback : text);
    expect(mapErrorMessage(text)).toMatch(/^[\w ,.]+$/);
  },
  "the Maps key": (text) => expect(parseKey(text) ?? "key").toMatch(/^[^\s"'`<>]{1,512}$/),
  "a stored location": (text) => {
    for (const [stored, taken] of [
      [
        text,
        text.startsWith('{"name":"x","lat":1,"lng":1,') ? { name: "x", lat: 1, lng: 1 } : undefined,
      ],
      [JSON.stringify({ name: text, lat: 1, lng: 2 }), locationNamed(text)],
      [JSON.stringify({ name: text, lat: text, lng: 2 }), undefined],
    ] as const) {
      window.sessionStorage.setItem(SEARCH_LOCATION_STORAGE_KEY, stored);
      expect(takeSearchLocation()).toEqual(taken);
      expect(window.sessionStorage.getItem(SEARCH_LOCATION_STORAGE_KEY)).toBeNull();
      window.localStorage.setItem(LAST_LOCATION_STORAGE_KEY, stored);
      expect(readLastLocation()).toEqual(taken);
    }
    expect(parseLocation({ name: text, lat: text, lng: text })).toBeUndefined();
  },
  "the stored favorites": (text) => {
    for (const stored of [text, JSON.stringify([text]), JSON.stringify({ 1: text })]) {
      window.localStorage.setItem(SAVED_RESTAURANTS_STORAGE_KEY, stored);
      const before = isSaved("1");
      toggleSaved("1");
      expect(isSaved("1")).toBe(!before);
    }
  },
  "the stored theme": (text) => {
    window.localStorage.setItem(THEME_STORAGE_KEY, text);
    runInline(THEME_SCRIPT);
    expect(document.documentElement.dataset.theme).toBeUndefined();
  },
  "the session's cookie": (text) => {
    const marked = (session: string) => {
      document.documentElement.removeAttribute("style");
      setCookie(session);
      runInline(SIGNED_IN_SCRIPT);
      expect(authCookiesIn(document.cookie)).toEqual([AUTH_COOKIE]);
      return markedEmail();
    };
    const isWhole = text.length < 500;
    expect(marked(text)).toBe("");
    expect(marked(`{"user":${text}}`)).toBe("");
    expect(marked(`{"user":{"email":${JSON.stringify(text)}}}`)).toBe(isWhole ? text : "");
    updateMark(text);
    expect(markedEmail()).toBe(text);
    for (const name of authCookiesIn(`${text}; ${AUTH_COOKIE}.0=1`))
      expect(name).toMatch(/^chard-auth(\.\d+)?$/);
  },
  "a path of the site": (text) => {
    // Half a pair has no percent-encoded form; no id or name of the site holds one.
    if (/\p{Surrogate}/u.test(text)) return;
    expect(new URL(restaurantHref(text || "1"), "https://chard.example").origin).toBe(
      "https://chard.example",
    );
    expect(citySlug(text)).toMatch(/^[\p{L}\p{N}-]*$/u);
  },
  "a restaurant's website": (text) => {
    expect(websiteName(`https://www.${text}/`)).toBe(text);
    expect(text).toContain(websiteName(text));
  },
  "a file of the gazetteer": (text) => {
    const damaged = { regions: [[text, text, text]], places: [[text, 0, 1, 2, 3, text]] };
    for (const { city } of readShard(damaged)) expect(city.name).toBe(text);
    expect(readShard({ regions: text, places: text })).toEqual([]);
    expect(readShard({ regions: [], places: [[text, text, text, text]] })).toEqual([]);
  },
};

test.each(Object.entries(WAYS))(
  "%s keeps to its rules whatever the text is, and runs none of it",
  (_, take) => {
    for (const text of HOSTILE_STRINGS) take(text);
    expect("pwned" in window).toBe(false);
    expect("pwned" in {}).toBe(false);
  },
);

describe("__proto__ is a key like any other", () => {
  const parsed = POLLUTING_JSON.map((text): unknown => JSON.parse(text));
  const location = '{"name":"x","lat":1,"lng":2,"__proto__":{"pwned":1},"constructor":{"pwned":1}}';

  afterEach(() => {
    expect("pwned" in {}).toBe(false);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });

  test("in a stored location, which keeps its three fields", () => {
    window.sessionStorage.setItem(SEARCH_LOCATION_STORAGE_KEY, location);
    const taken = takeSearchLocation();
    expect(taken).toEqual({ name: "x", lat: 1, lng: 2 });
    expect(taken).not.toHaveProperty("pwned");
    for (const value of parsed) expect(parseLocation(value)).toBeUndefined();
  });

  test("in a location whose fields come from its prototype alone", () => {
    expect(parseLocation(JSON.parse('{"__proto__":{"name":"x","lat":1,"lng":2}}'))).toBeUndefined();
  });

  test.each(POLLUTING_JSON)("in stored favorites: %s", (text) => {
    window.localStorage.setItem(SAVED_RESTAURANTS_STORAGE_KEY, text);
    expect(isSaved("pwned")).toBe(false);
    expect(toggleSaved("1")).toBe("added");
    expect(window.localStorage.getItem(SAVED_RESTAURANTS_STORAGE_KEY)).toBe('["1"]');
  });

  test.each(POLLUTING_JSON)("in the session's cookie: %s", (text) => {
    setCookie(text);
    updateMark(undefined);
    runInline(SIGNED_IN_SCRIPT);
    setCookie(`{"user":${text}}`);
    runInline(SIGNED_IN_SCRIPT);
    expect(document.documentElement).not.toHaveProperty("pwned");
  });

  test("in files of the gazetteer", () => {
    for (const value of parsed) {
      expect(readShard(value)).toEqual([]);
      expect(readShard({ regions: [value], places: [value] })).toEqual([]);
      expect(
        readShard({ regions: [["CH", "ZH", "x"]], places: [["x", 0, 1, 2, 3, value]] }),
      ).toEqual([]);
    }
  });
});
