/** @jest-environment node */
import { recordHref, restaurantHref, ROUTES, type Path } from "@/lib/routes";
import { shareImagePath } from "@/lib/share-image-path";

test.each<[string, Path | undefined, string]>([
  ["a page without an address", undefined, "/opengraph-image"],
  ["the home page", ROUTES.home, "/opengraph-image"],
  ["a page of a family", ROUTES.recipes, "/guides/opengraph-image/recipes"],
  ["a list of restaurants", ROUTES.nearMe, "/restaurants/opengraph-image/near-me"],
  ["a restaurant", restaurantHref("1"), "/restaurants/1/opengraph-image"],
  [
    "a recipe",
    recordHref(ROUTES.recipes, "plum-galette"),
    "/guides/recipes/plum-galette/opengraph-image",
  ],
  [
    "a phrase card, which has that of the list",
    recordHref(ROUTES.phrases, "de"),
    "/guides/opengraph-image/phrases",
  ],
  ["a page without an image of its own", ROUTES.privacy, "/opengraph-image"],
  ["a page deeper than a family", ROUTES.authReset, "/opengraph-image"],
])("%s is shared with its picture", (_, page, image) => {
  expect(shareImagePath(page)).toBe(image);
});
