/** @jest-environment node */
import { address } from "@/lib/osm/address";
import { checkedAt } from "@/lib/osm/checked-at";
import { isClosed } from "@/lib/osm/closed";
import { contact, readInstagram } from "@/lib/osm/contact";
import { cuisines } from "@/lib/osm/cuisines";
import { readElement, type OsmTags } from "@/lib/osm/element";
import { dietaryOptions, features, wheelchair } from "@/lib/osm/features";
import { venueName } from "@/lib/osm/name";
import { hasContradiction, isListed, veganLevel } from "@/lib/osm/vegan-level";
import { venueKind } from "@/lib/osm/venue-kind";

describe("veganLevel", () => {
  it.each<[OsmTags, string | undefined]>([
    [{ "diet:vegan": "only" }, "vegan"],
    [{ "diet:vegan": "only", "diet:vegetarian": "only" }, "vegan"],
    [{ "diet:vegan": "yes", "diet:vegetarian": "only" }, "vegetarian"],
    [{ "diet:vegan": "limited", "diet:vegetarian": "only" }, "vegetarian"],
    [{ "diet:vegan": "no", "diet:vegetarian": "only" }, undefined],
    [{ "diet:vegan": "only;yes" }, undefined],
    [{ "diet:vegan": "only", "diet:meat": "yes" }, undefined],
    [{ "diet:vegan": "only", "diet:non-vegetarian": "yes" }, undefined],
    [{ "diet:vegan": "only", "diet:vegetarian": "no" }, undefined],
    [{ "diet:vegan": "yes", "diet:vegetarian": "no" }, undefined],
    [{ "diet:vegan": "only", cuisine: "steak_house" }, undefined],
    [{ "diet:vegetarian": "only", "diet:fish": "yes" }, undefined],
    [{ "diet:vegan": "only", "diet:meat": "no", "diet:vegetarian": "yes" }, "vegan"],
    [{ "diet:vegan": "yes", "diet:meat": "yes" }, "vegan options"],
    [{ cuisine: "vegan" }, undefined],
    [{ "diet:vegetarian": "only" }, "vegetarian"],
    [{ "diet:vegan": "yes", "diet:vegetarian": "yes" }, "vegan options"],
    [{ "diet:vegan": "limited" }, "few vegan options"],
    [{ "diet:vegetarian": "yes" }, undefined],
    [{ "diet:vegan": "no" }, undefined],
    [{}, undefined],
  ])("%j: %s", (tags, level) => expect(veganLevel(tags)).toBe(level));
});

test.each<[OsmTags, boolean, boolean]>([
  [{ "diet:vegan": "only", "diet:meat": "yes" }, true, true],
  [{ "diet:vegan": "only;yes" }, true, true],
  [{ "diet:vegan": "only" }, true, false],
  [{ "diet:vegetarian": "only" }, true, false],
  [{ "diet:vegetarian": "only", "diet:vegan": "no" }, false, false],
  [{ "diet:vegan": "no", "diet:meat": "yes" }, false, false],
])("%j: listed %s, contradiction %s", (tags, listed, contradicts) =>
  expect([isListed(tags), hasContradiction(tags)]).toEqual([listed, contradicts]),
);

describe("venueKind", () => {
  it.each<[OsmTags, string | undefined]>([
    [{ amenity: "restaurant" }, "restaurant"],
    [{ amenity: "fast_food", street_vendor: "yes" }, "food truck"],
    [{ amenity: "cafe;bar" }, "cafe"],
    [{ shop: "health_food" }, "shop"],
    [{ amenity: "ice_cream", shop: "bakery" }, "ice cream"],
    [{ shop: "kiosk" }, "shop"],
    [{ shop: "clothes;beverages" }, "shop"],
    [{ craft: "bakery" }, "bakery"],
    [{ craft: "brewery" }, undefined],
    [{ amenity: "bbq" }, undefined],
    [{ shop: "tattoo" }, undefined],
    [{ shop: "chemist" }, undefined],
    [{ tourism: "hotel" }, undefined],
    [{ amenity: "toString" }, undefined],
  ])("%j: %s", (tags, kind) => expect(venueKind(tags)).toBe(kind));
});

describe("venueName", () => {
  it.each<[OsmTags, ReturnType<typeof venueName>]>([
    [{ name: "Kopps" }, { name: "Kopps" }],
    [{ name: "  Café\u200b  Açaí " }, { name: "Café Açaí" }],
    [{ name: "東京" }, { name: "東京" }],
    [{ name: "小心上ㄧㄣˇ" }, { name: "小心上ㄧㄣˇ" }],
    [{ name: "素食", "name:en": "Loving Hut" }, { name: "Loving Hut" }],
    [
      { name: "愛家素食", "name:en": "Loving Hut" },
      { name: "愛家素食", latinName: "Loving Hut" },
    ],
    [{ name: "yes" }, undefined],
    [{ name: "null" }, undefined],
    [{ name: "Nil" }, { name: "Nil" }],
    [{ name: "Restaurant" }, undefined],
    [{ name: "?" }, undefined],
    [{ name: "node 5261699021" }, undefined],
    [{ name: "yes", brand: "Swing Kitchen" }, { name: "Swing Kitchen" }],
    [{}, undefined],
  ])("%j: %j", (tags, name) => expect(venueName(tags)).toEqual(name));
});

describe("isClosed", () => {
  it.each<[OsmTags, boolean]>([
    [{ amenity: "cafe" }, false],
    [{ "disused:amenity": "cafe" }, true],
    [{ "was:shop": "bakery" }, true],
    [{ "disused:amenity": "pub", amenity: "restaurant" }, false],
    [{ "closed:amenity": "restaurant" }, true],
    [{ "old:amenity": "restaurant", name: "Kopps" }, true],
    [{ "proposed:amenity": "restaurant" }, false],
    [{ shop: "vacant", old_name: "Kopps" }, true],
    [{ shop: "vacant", amenity: "cafe" }, false],
    [{ amenity: "cafe", end_date: "2026-11-22" }, true],
    [{ amenity: "cafe", end_date: "2026-11-23" }, false],
    [{ amenity: "cafe", end_date: "2026" }, false],
    [{ amenity: "cafe", end_date: "2025" }, true],
    [{ amenity: "cafe", end_date: "next year" }, false],
  ])("%j: %s", (tags, closed) => expect(isClosed(tags, "2026-11-23")).toBe(closed));
});

test("cuisines are the words of the tag as a menu has them, and the site's own where those are equal", () => {
  const of = (cuisine: string) => cuisines({ cuisine });
  expect(of("pizza;Middle_Eastern")).toEqual(["Pizza", "Middle Eastern"]);
  expect(of("italian, thai ;;vegan; ")).toEqual(["Italian", "Thai"]);
  expect(of("latin_american;fish_and_chips;tex-mex;caf\u00e9")).toEqual([
    "Latin American",
    "Fish and Chips",
    "Tex-Mex",
    "Caf\u00e9",
  ]);
  expect(of("vegan;yes;*")).toEqual([]);
  expect(of("farm_to_table;raw_food;comfort_food;asian_fusion")).toEqual([
    "Farm-to-table",
    "Raw",
    "Comfort Food",
    "Asian Fusion",
  ]);
  const many = "a1;b2;c3;d4;e5;f6;g7;h8;i9;j10";
  expect(of(many)).toEqual(many.toUpperCase().split(";"));
  expect(cuisines({})).toEqual([]);
});

test.each(
  "regional local burger diner barbecue asian fusion greek spanish tapas pizza pasta sushi ramen udon curry tacos burrito crepe".split(
    " ",
  ),
)("%s says no more than itself", (cuisine) =>
  expect(cuisines({ cuisine })).toEqual([cuisine[0]!.toUpperCase() + cuisine.slice(1)]),
);

test("features, dietary options and wheelchair access come from the documented tags", () => {
  const tags = {
    amenity: "bar",
    outdoor_seating: "garden",
    takeaway: "only",
    delivery: "no",
    kids_area: "yes",
    highchair: "yes",
    "diet:gluten_free": "limited",
    organic: "no",
    wheelchair: "designated",
  };
  expect(features(tags)).toEqual(["outdoor seating", "takeout", "family friendly", "bar"]);
  expect(dietaryOptions(tags)).toEqual(["gluten-free options"]);
  expect(wheelchair(tags)).toBe("yes");
  expect(wheelchair({ wheelchair: "maybe" })).toBeUndefined();
});

describe("contact", () => {
  it("takes the first value that is one, with or without the prefix", () => {
    expect(
      contact({
        phone: "call us; +49 30 123456",
        "contact:website": "kopps-berlin.de/",
        email: "not an address",
        "contact:email": "hello@kopps.example",
        "contact:instagram": "@kopps_berlin",
      }),
    ).toEqual({
      phone: "+49 30 123456",
      website: "https://kopps-berlin.de",
      email: "hello@kopps.example",
      socialMedia: { instagram: "https://www.instagram.com/kopps_berlin" },
    });
  });

  it.each([
    ["02 111 1111 / 02 222 2222", ["02 111 1111", "02 222 2222"]],
    ["+66 2 111 1111/+66 2 222 2222", ["+66 2 111 1111", "+66 2 222 2222"]],
    ["030/12345678", ["030/12345678"]],
    ["0 30 / 123 45 67", ["0 30 / 123 45 67"]],
    ["+1 212 555 0148 ext. 12", ["+1 212 555 0148 ext. 12"]],
    ["+1 212 555 0148x7", ["+1 212 555 0148 ext. 7"]],
    ["tel:+49 30 123456", ["+49 30 123456"]],
  ])("reads the telephone numbers %j", (phone, numbers) => {
    const read = contact({ phone });
    expect([read.phone, ...(read.moreContacts?.phones ?? [])]).toEqual(numbers);
  });

  it("reads an address of a mail link", () => {
    const read = contact({ email: "mailto:c@example.org?subject=Hello; d@example.org" });
    expect([read.email, ...(read.moreContacts?.emails ?? [])]).toEqual([
      "c@example.org",
      "d@example.org",
    ]);
  });

  it("has all values of a tag, and URLs with semicolons whole", () => {
    expect(
      contact({
        phone: "+66 2 000 0001;+66 2 000 0002; +66 80 000 0003",
        website: "https://jay.example.org;https://menu.example.org/jay",
        email: "a@example.org;b@example.org",
      }),
    ).toEqual({
      phone: "+66 2 000 0001",
      website: "https://jay.example.org",
      email: "a@example.org",
      moreContacts: {
        phones: ["+66 2 000 0002", "+66 80 000 0003"],
        websites: ["https://menu.example.org/jay"],
        emails: ["b@example.org"],
      },
    });
    const page = "https://booking.example.org/p;id=42;lang=th";
    expect(contact({ website: page })).toEqual({ website: page });
    expect(contact({ website: "jay.example.org;www.menu.example.org" })).toEqual({
      website: "https://jay.example.org",
      moreContacts: { websites: ["https://www.menu.example.org"] },
    });
  });

  test.each([
    ["https://instagram.com/kopps", "https://instagram.com/kopps"],
    ["https://de.instagram.com/kopps", "https://de.instagram.com/kopps"],
    ["https://notinstagram.com/kopps", undefined],
    ["https://instagram.com.example/kopps", undefined],
  ])("%s is a page of the network, or none", (text, page) => {
    expect(readInstagram(text)).toBe(page);
  });

  it.each([
    "javascript:alert(1)",
    "https://user:pass@example.org",
    "localhost",
    "ftp://a.example",
    "a b.example",
  ])("no website: %s", (website) => expect(contact({ website })).toEqual({}));
});

test("an address is written as in its country", () => {
  const tags = {
    "addr:street": "Linienstraße",
    "addr:housenumber": "94",
    "addr:postcode": "10115",
  };
  expect(address(tags, "DE")).toEqual({ address: "Linienstraße 94", postcode: "10115" });
  expect(address(tags, "US")).toEqual({ address: "94 Linienstraße", postcode: "10115" });
  expect(address({ "addr:housenumber": "94" }, "DE")).toEqual({});
  const japan = {
    "addr:province": "大阪府",
    "addr:city": "大阪市",
    "addr:suburb": "北区",
    "addr:quarter": "梅田",
    "addr:neighbourhood": "一丁目",
    "addr:block_number": "12",
    "addr:housenumber": "13",
  };
  expect(address(japan, "JP")).toEqual({ address: "大阪府大阪市北区梅田一丁目12-13" });
  const czech = {
    "addr:conscriptionnumber": "1234",
    "addr:streetnumber": "5",
    "addr:street": "Nová",
  };
  expect(address(czech, "CZ")).toEqual({ address: "Nová 1234/5" });
  const named = { "addr:housename": "Leek House", "addr:street": "Sample Lane" };
  expect(address(named, "GB")).toEqual({ address: "Leek House, Sample Lane" });
  expect(address({ "addr:place": "Kylä", "addr:housenumber": "5" }, "FI")).toEqual({
    address: "Kylä 5",
  });
  const comma = { "addr:street": "Nathan Road Block B,", "addr:housenumber": "36-44" };
  expect(address(comma, "DE")).toEqual({ address: "Nathan Road Block B 36-44" });
  expect(address({ "addr:full": " 12 Main Road, " }, "IN")).toEqual({ address: "12 Main Road" });
  const village = { "addr:place": "Kylä", "addr:provisionalnumber": "7" };
  expect(address(village, "FI", "Testilä")).toEqual({ address: "Kylä 7, Testilä" });
  const unit = { "addr:unit": "3", "addr:housenumber": "9", "addr:street": "Sample Lane" };
  expect(address(unit, "GB")).toEqual({ address: "9 Sample Lane, Unit 3" });
  expect(address({ ...unit, "addr:unit": "Shop 3" }, "AU")).toEqual({
    address: "9 Sample Lane, Shop 3",
  });
  expect(address({ "addr:full": "No. 12, 3rd Block" }, "IN")).toEqual({
    address: "No. 12, 3rd Block",
  });
});

test("checked on the newest day of a check, never in the future", () => {
  const element = (tags: OsmTags, timestamp?: string) =>
    readElement({ type: "node", id: 1, lat: 1, lon: 1, tags, ...(timestamp && { timestamp }) })!;
  const at = (tags: OsmTags, timestamp?: string) =>
    checkedAt(element(tags, timestamp), "2026-11-23");
  expect(at({ check_date: "2026-03-01", "check_date:diet:vegan": "2026-04-01" })).toBe(
    "2026-04-01",
  );
  expect(at({ check_date: "2027-01-01" }, "2024-05-06T07:08:09Z")).toBe("2024-05-06");
  expect(at({ check_date: "yesterday" })).toBeUndefined();
  expect(at({}, "2024-05-06T07:08:09+00:00")).toBe("2024-05-06");
});

describe("readElement", () => {
  it("takes a way's center for its position", () => {
    const way = { type: "way", id: 7, center: { lat: 52.5, lon: 13.4 }, tags: { name: "A" } };
    expect(readElement(way)).toMatchObject({ lat: 52.5, lng: 13.4 });
  });

  it.each([
    [{ type: "node", id: 1, tags: {} }],
    [{ type: "node", id: 1, lat: 91, lon: 0 }],
    [{ type: "node", id: "1", lat: 1, lon: 0 }],
    [{ type: "area", id: 1, lat: 1, lon: 0 }],
    [{ type: "node", id: 1, lat: 1, lon: 0, tags: { name: 5 } }],
    [null],
  ])("refuses %j", (value) => expect(readElement(value)).toBeUndefined());
});
