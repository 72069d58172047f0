/** @jest-environment jsdom */
import type { AddedRestaurant, CityPlace } from "@/lib/database/records/place-records";
import { cityFeed } from "@/lib/places/feed";

const BERLIN: CityPlace = {
  id: "berlin",
  name: "Berlin",
  country: "Germany",
  countryCode: "DE",
  count: 2,
  veganCount: 1,
  lat: 52.52,
  lng: 13.405,
};

function added(fields: Partial<AddedRestaurant> & Pick<AddedRestaurant, "id" | "name">) {
  return {
    cuisine: [],
    city: "Berlin",
    country: "Germany",
    addedAt: "2026-11-20T10:00:00Z",
    ...fields,
  } as unknown as AddedRestaurant;
}

function parse(restaurants: AddedRestaurant[]) {
  const xml = cityFeed(BERLIN, restaurants);
  const document = new DOMParser().parseFromString(xml, "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return (selector: string) =>
    [...document.querySelectorAll(selector)].map((tag) => tag.textContent);
}

test("each restaurant leads to its page, with the day on which it was added and no unknown fact", () => {
  const text = parse([
    added({ id: "kopps", name: "Kopps & <Co>", cuisine: ["Thai", "Pizza"], veganLevel: "vegan" }),
    added({ id: "daluma", name: "Daluma", addedAt: "2026-11-18T09:00:00Z" }),
  ]);
  expect(text("item > link")).toEqual([
    "http://localhost:3000/restaurants/kopps",
    "http://localhost:3000/restaurants/daluma",
  ]);
  expect(text("item > title")).toEqual(["Kopps & <Co>", "Daluma"]);
  expect(text("item > pubDate").map((date) => new Date(date!).toISOString())).toEqual([
    "2026-11-20T10:00:00.000Z",
    "2026-11-18T09:00:00.000Z",
  ]);
  expect(text("item > description")[0]).toBe("Fully vegan. Thai, Pizza");
  expect(text("channel > title")).toEqual(["New in Berlin | Chard"]);
  expect(text("channel > link")).toEqual(["http://localhost:3000/restaurants/by-city/berlin"]);
  expect(new Date(text("lastBuildDate")[0]!).toISOString()).toBe("2026-11-20T10:00:00.000Z");
});

test("a city without restaurants has a feed without items", () => {
  expect(parse([])("item")).toEqual([]);
});

test("in another language it says so in that, and leads to its pages", () => {
  const vienna = { ...BERLIN, id: "vienna", name: "維也納", country: "Austria", countryCode: "AT" };
  const place = added({ id: "1", name: "Tian", cuisine: ["Thai", "Pizza"], veganLevel: "vegan" });
  const xml = cityFeed(vienna, [place], "zh-hant");
  expect(xml).toContain("<title>最新店家：維也納 | Chard</title>");
  expect(xml).toContain("Chard 最近新增、提供純素餐點的店家（維也納，奧地利）。");
  expect(xml).toContain("<language>zh-Hant</language>");
  expect(xml).toContain("全純素。泰式料理、披薩");
  expect(xml).toContain("/zh-hant/restaurants/by-city/vienna/feed.xml");
  expect(xml).toContain("http://localhost:3000/zh-hant/restaurants/1<");
});
