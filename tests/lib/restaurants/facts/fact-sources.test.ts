/** @jest-environment node */
import {
  levelEvidence,
  NO_SOURCES,
  sourcesLine,
  sourceText,
  type FactSources,
} from "@/lib/restaurants/facts/fact-sources";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/sources.json";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

const t = textsIn<keyof typeof english>("en", "sources");
const NOW = new Date("2026-11-24T12:00:00Z");
const imported = exampleRestaurant({ sample: false, osm: "node/1", checkedAt: "2026-03-04" });
const listed = exampleRestaurant({ sample: false, createdAt: "2026-06-05T00:00:00Z" });

const corrected: FactSources = {
  corrected: {
    phone: { source: "the owner", at: "2026-08-09T00:00:00Z" },
    website: { source: "the desk", at: "2026-09-09T00:00:00Z" },
    veganLevel: { source: "a visitor", at: "2026-10-09T00:00:00Z" },
  },
};

describe("the source of a fact", () => {
  it.each([
    [imported, NO_SOURCES, "phone", "OpenStreetMap, March 2026"],
    [exampleRestaurant({ osm: "node/1" }), NO_SOURCES, "phone", "OpenStreetMap"],
    [imported, corrected, "phone", "The owner, August 2026"],
    [imported, corrected, "website", "A moderator, September 2026"],
    [imported, corrected, "address", "OpenStreetMap, March 2026"],
    [listed, { corrected: {}, addedBy: "a member" }, "phone", "Added by a member, June 2026"],
    [listed, corrected, "phone", "The owner, August 2026"],
  ])("is who said it last, case %#", (restaurant, sources, field, text) =>
    expect(sourceText(restaurant, sources, field, t)).toBe(text),
  );

  it("is shown once for several facts, and by fact where they differ", () => {
    const facts = [
      ["address", "address"],
      ["telephone", "phone"],
      ["website", "website"],
    ] as const;
    expect(sourcesLine(imported, NO_SOURCES, facts, t)).toBe("OpenStreetMap, March 2026");
    expect(
      sourcesLine(imported, { corrected: { phone: corrected.corrected["phone"]! } }, facts, t),
    ).toBe("Address and website: OpenStreetMap, March 2026. Telephone: The owner, August 2026");
    expect(sourcesLine(imported, NO_SOURCES, [], t)).toBeUndefined();
  });
});

describe("the evidence of the vegan level", () => {
  it.each([
    [{}, NO_SOURCES, "According to OpenStreetMap, checked March 2026"],
    [
      { checkedAt: "2021-03-04" },
      NO_SOURCES,
      "According to OpenStreetMap, March 2021. Check with staff.",
    ],
    [{}, corrected, "Added by a visitor, October 2026"],
    [
      { confirmedAt: "2026-10-01", confirmedBy: 5 },
      NO_SOURCES,
      "According to OpenStreetMap, confirmed by 5 visitors, last in October 2026",
    ],
    [
      { checkedAt: "2021-03-04", confirmedAt: "2026-10-01", confirmedBy: 1 },
      NO_SOURCES,
      "According to OpenStreetMap, confirmed by a visitor, last in October 2026",
    ],
    [
      { confirmedAt: "2025-10-01", confirmedBy: 1 },
      NO_SOURCES,
      "According to OpenStreetMap, checked March 2026",
    ],
  ])("says who and when, case %#", (fields, sources, text) =>
    expect(levelEvidence({ ...imported, ...fields }, sources, NOW, t)).toBe(text),
  );

  it("gives no such advice for a place where everything is vegan", () => {
    const old = { ...imported, veganLevel: "vegan" as const, checkedAt: "2021-03-04" };
    expect(levelEvidence(old, NO_SOURCES, NOW, t)).toBe("According to OpenStreetMap, March 2021.");
  });

  it("advises care where there was no check", () => {
    const { checkedAt: _never, ...unchecked } = imported;
    expect(levelEvidence(unchecked, NO_SOURCES, NOW, t)).toBe(
      "According to OpenStreetMap. Check with staff.",
    );
  });
});

describe("in another language", () => {
  const de = textsIn<keyof typeof english>("de", "sources");

  it("says who and when as one says it there", () => {
    expect(sourceText(imported, corrected, "phone", de)).toBe("Die Betreiber, August 2026");
    expect(levelEvidence(imported, NO_SOURCES, NOW, de)).toBe(
      "Laut OpenStreetMap, geprüft im März 2026",
    );
    const confirmed = { ...imported, confirmedAt: "2026-10-01", confirmedBy: 5 };
    expect(levelEvidence(confirmed, corrected, NOW, de)).toBe(
      "Von einem Gast hinzugefügt, von 5 Gästen bestätigt, zuletzt im Oktober 2026",
    );
  });
});
