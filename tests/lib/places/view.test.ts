/** @jest-environment node */
import { isFirstPage, parseView, viewPath, type PlaceView } from "@/lib/places/view";

test.each<[string, PlaceView]>([
  ["", { page: 1 }],
  ["/page/2", { page: 2 }],
  ["/level/vegan-options", { level: "vegan options", page: 1 }],
  ["/level/vegan/page/3", { level: "vegan", page: 3 }],
  ["/cuisine/thai", { cuisine: "thai", page: 1 }],
  ["/cuisine/middle-eastern/page/2", { cuisine: "middle-eastern", page: 2 }],
  ["/district/prenzlauer-berg", { district: "prenzlauer-berg", page: 1 }],
  ["/district/mitte/page/2", { district: "mitte", page: 2 }],
  ["/may-have-closed", { mayHaveClosed: true, page: 1 }],
  ["/may-have-closed/page/2", { mayHaveClosed: true, page: 2 }],
])("%j", (path, view) => {
  expect(parseView(path.split("/").filter(Boolean))).toEqual(view);
  expect(viewPath(view)).toBe(path);
});

test.each([
  ["Prenzlauer Berg", "prenzlauer-berg"],
  ["中正區", "zhongzhengqu"],
  ["Παγκράτι", "pagkrati"],
])("a path says %s in Latin letters", (district, slug) => {
  expect(viewPath({ district, page: 1 })).toBe(`/district/${slug}`);
  expect(viewPath({ district: slug, page: 1 })).toBe(`/district/${slug}`);
});

test("the first page of a place is of all restaurants", () => {
  expect(isFirstPage({ page: 1 })).toBe(true);
  for (const view of [
    { page: 2 },
    { page: 1, level: "vegan" as const },
    { page: 1, cuisine: "thai" },
    { page: 1, district: "mitte" },
    { page: 1, mayHaveClosed: true as const },
  ])
    expect(isFirstPage(view)).toBe(false);
});

test.each([
  "page/1",
  "page/0",
  "page/x",
  "page/02",
  "page",
  "level/meat",
  "cuisine",
  "district",
  "page/2/3",
  "x",
])("is no view: %s", (path) => expect(parseView(path.split("/"))).toBeUndefined());
