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

test.each<[string, Path | undefined, string]>([
  ["a page without an address", undefined, "/de/opengraph-image"],
  ["the home page", ROUTES.home, "/de/opengraph-image"],
  ["a list of restaurants", ROUTES.nearMe, "/de/restaurants/opengraph-image/near-me"],
  ["a city", "/restaurants/by-city/berlin", "/de/restaurants/opengraph-image/by-city"],
  ["a restaurant", restaurantHref("1"), "/de/restaurants/1/opengraph-image"],
  ["a member", recordHref(ROUTES.members, "ada"), "/de/community/members/ada/opengraph-image"],
  ["Contact", ROUTES.contact, "/de/about/opengraph-image/contact"],
  ["a phrase card", recordHref(ROUTES.phrases, "de"), "/de/guides/opengraph-image/phrases"],
  ["the list of events", ROUTES.events, "/de/community/opengraph-image/events"],
  [
    "an event",
    recordHref(ROUTES.events, "summer-picnic"),
    "/de/community/events/summer-picnic/opengraph-image",
  ],
  ["a list of guides", ROUTES.recipes, "/de/guides/opengraph-image/recipes"],
  [
    "a page in English alone",
    recordHref(ROUTES.recipes, "plum-galette"),
    "/guides/recipes/plum-galette/opengraph-image",
  ],
])("%s is shared in German with the picture in German", (_, page, image) => {
  expect(shareImagePath(page, "de")).toBe(image);
});
