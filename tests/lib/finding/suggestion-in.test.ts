/** @jest-environment node */
import { outcomeIn, requestedLanguage, suggestionsIn } from "@/lib/finding/suggestion-in";
import type { Language } from "@/lib/languages/languages";
import type { Suggestion } from "@/lib/search/suggestion";

const AT = { lat: 48.14, lng: 11.58 };

const city = (name: string, detail: string, alias?: string): Suggestion => ({
  group: "cities",
  name,
  detail,
  ...(alias && { alias }),
  note: "312 places",
  means: { location: { ...AT, name: `${name}, ${detail}` } },
});

test.each<[Language, string, string, string]>([
  ["de", "München", "Deutschland", "München, Deutschland"],
  ["fr", "Munich", "Allemagne", "Munich, Allemagne"],
  ["zh-hant", "慕尼黑", "德國", "慕尼黑，德國"],
])("a city in %s is %s, %s", (language, name, detail, location) => {
  const [found] = suggestionsIn(language, [city("Munich", "Bavaria, Germany")]);
  expect(found).toMatchObject({ name, detail, means: { location: { ...AT, name: location } } });
  expect(found?.alias).toBe(name === "Munich" ? undefined : "Munich");
});

test("what was typed stays as the other name, unless it is the language's own", () => {
  const munich = (alias: string) => city("Munich", "Bavaria, Germany", alias);
  expect(suggestionsIn("de", [munich("München")])[0]?.alias).toBe("Munich");
  expect(suggestionsIn("de", [munich("Monaco di Baviera")])[0]?.alias).toBe("Monaco di Baviera");
});

test("a region stays where it tells cities apart, and those of the USA always", () => {
  const both = [city("Neustadt", "Bavaria, Germany"), city("Neustadt", "Hesse, Germany")];
  expect(suggestionsIn("de", both).map(({ detail }) => detail)).toEqual([
    "Bavaria, Deutschland",
    "Hesse, Deutschland",
  ]);
  expect(suggestionsIn("de", both).map(({ means }) => means.location?.name)).toEqual([
    "Neustadt, Bavaria, Deutschland",
    "Neustadt, Hesse, Deutschland",
  ]);
  expect(suggestionsIn("es", [city("Portland", "OR, USA")])[0]?.detail).toBe("OR, Estados Unidos");
});

test("streets and restaurants keep their names; what no country is at the end of stays", () => {
  const street: Suggestion = {
    group: "addresses",
    name: "Torstraße",
    detail: "Berlin, Germany",
    note: "Street",
    means: { location: { ...AT, name: "Torstraße, Berlin" } },
  };
  expect(suggestionsIn("he", [street])[0]).toMatchObject({
    name: "Torstraße",
    means: street.means,
  });
});

test.each([
  ["addresses", "Munich, Germany", "München, Deutschland"],
  ["addresses", "Rosenheim, Germany", "Rosenheim, Deutschland"],
  ["restaurants", "Marienplatz 1, Munich, Germany", "Marienplatz 1, München, Deutschland"],
  ["restaurants", "Singapore", "Singapur"],
] as const)("%s are in the cities of the language: %s", (group, detail, expected) => {
  const means = group === "restaurants" ? { restaurant: "1" } : { location: { ...AT, name: "X" } };
  const found: Suggestion = { group, name: "Marienplatz", detail, note: "", means };
  expect(suggestionsIn("de", [found])[0]).toMatchObject({ name: "Marienplatz", detail: expected });
});

test("an answer has the names of the language, too", () => {
  const found = { kind: "found", means: { location: { ...AT, name: "Vienna, Austria" } } } as const;
  expect(outcomeIn("de", found)).toEqual({
    kind: "found",
    means: { location: { ...AT, name: "Wien, Österreich" } },
  });
  const near = [city("Vienna", "Austria")];
  expect(outcomeIn("fr", { kind: "unknown", text: "Viena", near })).toMatchObject({
    near: [{ name: "Vienne", detail: "Autriche" }],
  });
});

test.each([
  "Atlanta, Georgia",
  "Torstraße 1, Berlin, Germany",
  "Kreuzberg, Berlin, Germany",
  "Kreuzberg",
])("what a visitor typed and no city is stays: %j", (name) => {
  const outcome = { kind: "found", means: { location: { ...AT, name } } } as const;
  expect(outcomeIn("de", outcome)).toEqual(outcome);
});

test.each([
  ["de", "de"],
  ["en", undefined],
  ["xx", undefined],
  ["", undefined],
])("a request in %j is in %s", (written, language) => {
  expect(requestedLanguage(new URLSearchParams({ language: written }))).toBe(language);
});
