/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";

/** The files of pages that exist in every language, also in those from right to left. */
const FILES = [
  "app/layout.tsx",
  "app/auth/join-screen.tsx",
  "app/auth/new-password-screen.tsx",
  "app/auth/sign-in-screen.tsx",
  "app/guides/phrases/card-screen.tsx",
  "app/guides/phrases/list-screen.tsx",
  "app/home-screen.tsx",
  "app/restaurants/cities-screen.tsx",
  "app/restaurants/city-screen.tsx",
  "app/restaurants/countries-screen.tsx",
  "app/restaurants/country-screen.tsx",
  "app/restaurants/find-screen.tsx",
  "app/restaurants/latest-reviews-screen.tsx",
  "app/restaurants/map-screen.tsx",
  "app/restaurants/near-me-place-screen.tsx",
  "app/restaurants/near-me-screen.tsx",
  "app/restaurants/search-everywhere-screen.tsx",
  "app/restaurants/top-rated-screen.tsx",
  ...[
    "components/home",
    "components/layout",
    "components/layout/not-found",
    "components/location",
    "components/offline",
    "components/auth",
    "components/auth/menu",
    "components/auth/reset",
    "components/cities",
    "components/phrases",
    "components/places",
    "components/restaurants/actions",
    "components/restaurants/cards",
    "components/restaurants/detail",
    "components/restaurants/near-me",
    "components/restaurants/near-me-filters",
    "components/restaurants/near-me-location",
    "components/restaurants/near-me-map",
    "components/restaurants/near-me-results",
    "components/world",
    "components/forms",
    "components/forms/fields",
    "components/restaurants/opening-hours",
    "components/restaurants/search",
    "components/corrections",
    "components/dishes",
    "components/fact-fields",
    "components/restaurants/reviews",
    "components/photos",
    "components/tips",
    "components/restaurants/top-rated",
    "components/restaurants/world-map",
  ].flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`)),
  "components/community/events/city-events.tsx",
  "components/community/events/member-event-card.tsx",
  "components/site/call-to-action-panel.tsx",
  "components/site/empty-state.tsx",
  "components/site/rating.tsx",
  "components/map/map-card.tsx",
  "components/map/map-frame.tsx",
  "components/map/map-list.tsx",
  "components/map/map-on-demand.tsx",
  "components/map/map-view.tsx",
  "components/map/pins/map-pins.tsx",
  "components/map/pins/movable-pin.tsx",
  "components/map/search-area.tsx",
  "components/map/zoom-buttons.tsx",
  "components/site/figures.tsx",
  "components/site/helpful-form.tsx",
  "components/site/missing-place.tsx",
  "components/site/tip.tsx",
  "components/site/open-street-map-credit.tsx",
  "components/site/price.tsx",
  "components/site/report-link.tsx",
  "components/site/restaurant-name.tsx",
  "components/site/vegan-level-badge.tsx",
  "components/site/visitor-photo.tsx",
  "components/restaurants/favorites/save-button.tsx",
  "components/restaurants/favorites/save-without-scripts.tsx",
  "components/restaurants/lists/add-to-list-link.tsx",
  "components/ui/lists/pagination.tsx",
  "components/ui/lists/show-more.tsx",
  "components/ui/needs-java-script.tsx",
  "components/ui/page-heading.tsx",
  "components/ui/page-link.tsx",
  "components/ui/back-link.tsx",
  "components/ui/badge.tsx",
  "components/ui/button.tsx",
  "components/forms/failure-box.tsx",
  "components/ui/fields/form-field.tsx",
  "components/ui/fields/password-field.tsx",
  "components/ui/fields/segments.tsx",
  "components/ui/fields/sort-select.tsx",
  "components/ui/fields/switch.tsx",
  "components/ui/fields/text-field.tsx",
  "components/ui/in-english.tsx",
  "components/ui/intent-link.tsx",
  "components/ui/notices/notice-toaster.tsx",
  "components/ui/reading/previous-next.tsx",
  "components/ui/reading/steps.tsx",
  "components/ui/sample-note.tsx",
  "components/ui/section-page.tsx",
  "components/ui/view-switch.tsx",
].filter((path) => path.endsWith(".tsx"));

/** It says "right now". */
const SAYS_SIDES = ["components/layout/page-unavailable.tsx"];

/** Classes that name a side of the screen instead of the start or the end of a line. */
const PHYSICAL =
  /(?<![\w-])(?:[\w[\]&_>.*-]+:)*-?(?:m[lr]|p[lr]|left|right|text-(?:left|right)|border-[lr]|rounded-[lr]|rounded-[tb][lr]|float-(?:left|right)|scroll-[mp][lr])(?:-[\w.[\]%/()-]+)?(?=[\s"`])/g;

const physicalIn = (source: string) =>
  [...source.matchAll(/"([^"\n]*)"|`([^`]*)`/g)].flatMap(([text]) => text.match(PHYSICAL) ?? []);

test.each(['"ml-2 flex"', '"md:pr-3.5 "', '"text-left"', '"-right-4 "', '"md:border-l "'])(
  "%s names a side",
  (source) => expect(physicalIn(source)).toHaveLength(1),
);

test.each(['"ms-2 pe-3 start-4 text-start border-s"', '"bottom-right of it"', '"max-lg:mt-2"'])(
  "%s does not",
  (source) => expect(physicalIn(source)).toEqual([]),
);

test.each(FILES.filter((path) => !SAYS_SIDES.includes(path)))("%s names no side", (path) => {
  expect(physicalIn(readFileSync(path, "utf8"))).toEqual([]);
});
