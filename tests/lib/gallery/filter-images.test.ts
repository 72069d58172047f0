/** @jest-environment node */
import {
  filterImages,
  hasFilters,
  listTags,
  NO_FILTERS,
  toggleTag,
  type GalleryFilters,
} from "@/lib/gallery/filter-images";
import { exampleImage } from "@/tests/lib/gallery/example";

function passes(fields: Parameters<typeof exampleImage>[0], filters: Partial<GalleryFilters>) {
  return filterImages([exampleImage(fields)], { ...NO_FILTERS, ...filters }).length === 1;
}

describe("searching the gallery", () => {
  const image = {
    title: "Café & Canopy",
    description: "A bistro that lights its windows.",
    alt: "Striped awning at dusk",
    tags: ["romantic"],
  };
  it.each([
    ["nothing", "", true],
    ["white space only", " \t", true],
    ["the title in another case", "CANOPY", true],
    ["the title without its accent", "cafe", true],
    ["a piece of a word", "istr", true],
    ["the description", "lights its", true],
    ["the alt text", "awning", true],
    ["surrounding white space", "  dusk ", true],
    ["a tag, which is not searched", "romantic", false],
    ["words that stand in different fields", "canopy a bistro", false],
    ["what is nowhere", "sushi", false],
    ["regular expression characters as they are", "b.stro", false],
  ])("%s: %j", (_, text, found) => {
    expect(passes(image, { text })).toBe(found);
  });
});

describe("filtering by tags", () => {
  it.each([
    ["none is chosen", [], true],
    ["it has the chosen one", ["street"], true],
    ["it has any of the chosen ones", ["garden", "cozy"], true],
    ["it has none of the chosen ones", ["garden", "rooftop"], false],
    ["only a part of a tag is named", ["stree"], false],
  ])("when %s", (_, tags, found) => {
    expect(passes({ tags: ["street", "cozy"] }, { tags })).toBe(found);
  });

  it("requires the text and a tag at once", () => {
    const image = { title: "Folia", tags: ["street"] };
    expect(passes(image, { text: "folia", tags: ["garden"] })).toBe(false);
    expect(passes(image, { text: "sushi", tags: ["street"] })).toBe(false);
    expect(passes(image, { text: "folia", tags: ["street"] })).toBe(true);
  });
});

it("keeps the order given", () => {
  const images = [3, 1, 2].map((id) => exampleImage({ id }));
  expect(filterImages(images, NO_FILTERS).map(({ id }) => id)).toEqual([3, 1, 2]);
});

it.each([
  [{ text: "", tags: [] }, false],
  [{ text: " ", tags: [] }, true],
  [{ text: "a", tags: [] }, true],
  [{ text: "", tags: ["street"] }, true],
])("has something to clear: %j", (filters, active) => {
  expect(hasFilters(filters)).toBe(active);
});

it("lists every tag once, in the order in which the images name them", () => {
  const images = [{ tags: ["street", "cozy"] }, { tags: ["evening", "street"] }];
  expect(listTags(images)).toEqual(["street", "cozy", "evening"]);
});

it("switches a tag on and off", () => {
  expect(toggleTag(["a"], "b")).toEqual(["a", "b"]);
  expect(toggleTag(["a", "b"], "a")).toEqual(["b"]);
});
