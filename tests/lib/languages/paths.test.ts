/** @jest-environment node */
import { alternatesOf } from "@/lib/languages/alternates";
import {
  englishPath,
  isTranslated,
  languageOfPath,
  languagesOf,
  pathIn,
} from "@/lib/languages/paths";
import { LANGUAGE_LIST } from "@/lib/languages/languages";
import { ROUTES } from "@/lib/routes";

test.each([
  ["/", "en", "/"],
  ["/restaurants/near-me", "en", "/restaurants/near-me"],
  ["/de", "de", "/"],
  ["/de#top", "de", "/#top"],
  ["/zh-hant/restaurants/near-me?q=x", "zh-hant", "/restaurants/near-me?q=x"],
  ["/desk", "en", "/desk"],
  ["/he/", "he", "/"],
  ["/EN", "en", "/EN"],
])("%s is in %s, in English it is %s", (path, language, english) => {
  expect(languageOfPath(path)).toBe(language);
  expect(englishPath(path)).toBe(english);
});

test("a translated page has a path in every language", () => {
  expect(isTranslated("/")).toBe(true);
  expect(languagesOf("/")).toEqual(LANGUAGE_LIST);
  expect(pathIn("he", "/")).toBe("/he");
  expect(pathIn("he", "/de")).toBe("/he");
  expect(pathIn("en", "/de")).toBe("/");
  expect(pathIn("he", "/guides/phrases/zh-hant#card")).toBe("/he/guides/phrases/zh-hant#card");
});

const TRANSLATED_ROUTES: readonly string[] = [
  ROUTES.home,
  ROUTES.auth,
  ROUTES.authReset,
  ROUTES.join,
  ROUTES.secondStep,
  ROUTES.nearMe,
  ROUTES.byCity,
  ROUTES.byCountry,
  ROUTES.map,
  ROUTES.topRated,
  ROUTES.latestReviews,
  ROUTES.phrases,
  ROUTES.foodGuides,
  ROUTES.travelGuides,
  ROUTES.cityGuides,
  ROUTES.recipes,
  ROUTES.health,
  ROUTES.profile,
  ROUTES.settings,
  ROUTES.changeEmail,
  ROUTES.changePassword,
  ROUTES.secondFactor,
  ROUTES.secondFactorCode,
  ROUTES.deleteAccount,
  ROUTES.favorites,
  ROUTES.favoritesList,
  ROUTES.lists,
  ROUTES.reportSent,
  ROUTES.unsubscribed,
  ROUTES.addListing,
  ROUTES.events,
  ROUTES.newEvent,
  ROUTES.blog,
  ROUTES.forum,
  ROUTES.newTopic,
  ROUTES.levels,
  ROUTES.members,
  ROUTES.photos,
  ROUTES.contact,
  ROUTES.contactSent,
  ROUTES.mission,
  ROUTES.aiGallery,
  ROUTES.history,
  ROUTES.team,
  ROUTES.press,
  ROUTES.advertising,
];

test("a page in English alone is linked to in English", () => {
  for (const route of Object.values(ROUTES))
    expect([route, isTranslated(route)]).toEqual([route, TRANSLATED_ROUTES.includes(route)]);
  for (const path of [
    "/restaurants/1/claim/more",
    "/restaurants/1/owner/reply",
    "/restaurants/1/dishes/2",
    "/restaurants/1/photos/upload",
    "/restaurants/add-listing/review",
    "/report/review",
    "/report/review/1/2",
    "/restaurants/find.json",
    "/listings",
    "/questions",
    "/listings/aBc/photos",
    "/guides/phrases/de/more",
    "/guides/recipes/plum-galette",
    "/guides/veg-food/the-beginners-guide-to-eating-vegan-out",
    "/auth/confirm/again",
    "/auth/v1/user",
    "/authors",
    "/settings/data",
    "/profiles",
    "/favorites/download/csv",
    "/lists/1/download/csv",
    "/community/blog/down-among-the-jars",
    "/community/forum/best-brunch/edit",
    "/community/forum/best-brunch/page/two",
  ])
    expect(isTranslated(path)).toBe(false);
  expect(pathIn("de", ROUTES.terms)).toBe(ROUTES.terms);
  expect(alternatesOf(ROUTES.terms)).toEqual({});
});

test("a guide exists in the languages that it has been translated into", async () => {
  const [guide, other] = ["/guides/city/berlin", "/guides/city/london"];
  jest.resetModules();
  jest.replaceProperty(process, "env", {
    ...process.env,
    TRANSLATED_TEXTS: "city/berlin.de city/berlin.he veg-food/noodles.fr",
  });
  const paths = await import("@/lib/languages/paths");
  expect(paths.languagesOf(guide)).toEqual(["en", "de", "he"]);
  expect(paths.languagesOf(`/he${guide}`)).toEqual(["en", "de", "he"]);
  expect(paths.pathIn("de", `${guide}#sources`)).toBe(`/de${guide}#sources`);
  expect(paths.pathIn("fr", guide)).toBe(guide);
  expect(paths.pathIn("fr", `/de${guide}`)).toBe(guide);
  expect(paths.languagesOf(other)).toEqual(["en"]);
  expect(paths.existsIn("de", other)).toBe(false);
  expect(paths.existsIn("de", "/restaurants")).toBe(true);
  const { alternatesOf: alternates } = await import("@/lib/languages/alternates");
  expect(alternates(guide).languages).toEqual({
    en: guide,
    de: `/de${guide}`,
    he: `/he${guide}`,
    "x-default": guide,
  });
  expect(alternates(other)).toEqual({});
  const { shareImagePath } = await import("@/lib/share-image-path");
  expect(shareImagePath(guide, "de")).toBe(`/de${guide}/opengraph-image`);
  jest.restoreAllMocks();
});

test("search engines are told of all languages, and of English for everybody else", () => {
  expect(alternatesOf("/").languages).toEqual({
    en: "/",
    de: "/de",
    fr: "/fr",
    es: "/es",
    "zh-Hant": "/zh-hant",
    he: "/he",
    "x-default": "/",
  });
});

test("the sign-in exists in every language, and keeps where it leads", () => {
  expect(pathIn("de", "/auth?next=%2Fprofile#join")).toBe("/de/auth?next=%2Fprofile#join");
  expect(pathIn("he", "/auth/join")).toBe("/he/auth/join");
  expect(pathIn("en", "/fr/auth/reset")).toBe("/auth/reset");
  expect(pathIn("de", "/auth/confirm/replace?code=a")).toBe("/de/auth/confirm/replace?code=a");
  expect(pathIn("de", "/auth/second-step?next=%2F")).toBe("/de/auth/second-step?next=%2F");
});

test("a member's profile and settings exist in every language, the data do not", () => {
  expect(pathIn("de", "/profile?saved=name")).toBe("/de/profile?saved=name");
  expect(pathIn("he", "/settings#mails")).toBe("/he/settings#mails");
  expect(pathIn("fr", "/settings/second-factor/code")).toBe("/fr/settings/second-factor/code");
  expect(pathIn("en", "/es/settings/email")).toBe("/settings/email");
  expect(pathIn("de", "/settings/data")).toBe("/settings/data");
});

test("favorites and lists exist in every language, also those of a link", () => {
  expect(pathIn("de", "/favorites#view=map")).toBe("/de/favorites#view=map");
  expect(pathIn("he", "/favorites/list?limited")).toBe("/he/favorites/list?limited");
  expect(pathIn("en", "/fr/favorites/shared/0a1b")).toBe("/favorites/shared/0a1b");
  expect(pathIn("de", "/lists/0a1b#place-1")).toBe("/de/lists/0a1b#place-1");
  expect(pathIn("en", "/he/lists/shared/0a1b")).toBe("/lists/shared/0a1b");
});

test("a restaurant's page exists in every language, with its anchors", () => {
  expect(pathIn("de", "/restaurants/1#reviews")).toBe("/de/restaurants/1#reviews");
  expect(pathIn("en", "/he/restaurants/map-cafe-berlin")).toBe("/restaurants/map-cafe-berlin");
});

test("the map, the newest reviews and what a typed place means exist in every language", () => {
  expect(pathIn("de", "/restaurants")).toBe("/de/restaurants");
  expect(pathIn("he", "/restaurants/map")).toBe("/he/restaurants/map");
  expect(pathIn("fr", "/restaurants/reviews#review-1")).toBe("/fr/restaurants/reviews#review-1");
  expect(pathIn("de", "/restaurants/find?q=Wien")).toBe("/de/restaurants/find?q=Wien");
});

test.each([
  "review",
  "reviews?sort=lowest",
  "tip",
  "open",
  "closed",
  "thanks?applied=5",
  "lists",
  "dishes?page=2#dish-1",
  "dishes/add?dish=2",
  "correct#fact-phone",
  "photos?shows=menu",
  "photos/add?dish=2",
  "claim",
  "claim/confirm?token=a",
  "owner?page=2#owner-reviews",
  "owner/facts",
  "owner/closed",
  "owner/reply/3",
])("a restaurant's %s exists in every language", (page) => {
  expect(pathIn("de", `/restaurants/1/${page}`)).toBe(`/de/restaurants/1/${page}`);
  expect(pathIn("en", `/he/restaurants/map-cafe/${page}`)).toBe(`/restaurants/map-cafe/${page}`);
});

test("the form for a report exists in every language", () => {
  expect(pathIn("de", "/report/review/1")).toBe("/de/report/review/1");
  expect(pathIn("en", "/zh-hant/report/sent")).toBe("/report/sent");
});

test("the pages that end mails exist in every language", () => {
  expect(pathIn("de", "/unsubscribe?token=a.b")).toBe("/de/unsubscribe?token=a.b");
  expect(pathIn("he", "/unsubscribe/done")).toBe("/he/unsubscribe/done");
  expect(isTranslated("/unsubscribe/done/more")).toBe(false);
});

test("a question of the desk exists in every language", () => {
  expect(pathIn("de", "/questions/aBc")).toBe("/de/questions/aBc");
  expect(pathIn("en", "/he/questions/aBc")).toBe("/questions/aBc");
});

test("the form for a listing and the page of a listing exist in every language", () => {
  expect(pathIn("de", "/restaurants/add-listing")).toBe("/de/restaurants/add-listing");
  expect(pathIn("he", "/listings/aBc")).toBe("/he/listings/aBc");
  expect(pathIn("en", "/fr/listings/aBc/again")).toBe("/listings/aBc/again");
});

test("the list of events and the page of an event exist in every language", () => {
  expect(pathIn("de", "/community/events")).toBe("/de/community/events");
  expect(pathIn("en", "/he/community/events/summer-picnic")).toBe(
    "/community/events/summer-picnic",
  );
});

test("the guests and the calendar file of an event exist in every language", () => {
  expect(pathIn("de", "/community/events/supper/guests?result=joined")).toBe(
    "/de/community/events/supper/guests?result=joined",
  );
  expect(pathIn("he", "/community/events/supper/event.ics")).toBe(
    "/he/community/events/supper/event.ics",
  );
  expect(isTranslated("/community/events/supper/opengraph-image")).toBe(false);
});

test("the forms for an event exist in every language", () => {
  expect(pathIn("de", "/community/events/new?place=none")).toBe(
    "/de/community/events/new?place=none",
  );
  expect(pathIn("en", "/fr/community/events/supper/edit?q=")).toBe(
    "/community/events/supper/edit?q=",
  );
});

test("the forum exists in every language: its lists, its topics, and their forms", () => {
  expect(pathIn("de", "/community/forum/page/2")).toBe("/de/community/forum/page/2");
  expect(pathIn("he", "/community/forum/best-brunch#post-1")).toBe(
    "/he/community/forum/best-brunch#post-1",
  );
  expect(pathIn("fr", "/community/forum/best-brunch/reply?quote=1")).toBe(
    "/fr/community/forum/best-brunch/reply?quote=1",
  );
  expect(pathIn("en", "/es/community/forum/best-brunch/edit/1")).toBe(
    "/community/forum/best-brunch/edit/1",
  );
});

test("members, their pages and their levels exist in every language", () => {
  expect(pathIn("de", "/community/members/page/2")).toBe("/de/community/members/page/2");
  expect(pathIn("he", "/community/members/ada-example")).toBe("/he/community/members/ada-example");
  expect(pathIn("en", "/fr/community/levels")).toBe("/community/levels");
  expect(pathIn("de", "/community/members/by-city/halle/page/2")).toBe(
    "/de/community/members/by-city/halle/page/2",
  );
});

test("the form for a message exists in every language, and so does the page after it", () => {
  expect(pathIn("de", "/about/contact")).toBe("/de/about/contact");
  expect(pathIn("en", "/he/about/contact/sent")).toBe("/about/contact/sent");
});

test("the mission exists in every language, and so do the paths about the site that show the home page", () => {
  expect(pathIn("de", "/about/mission")).toBe("/de/about/mission");
  expect(pathIn("he", "/about")).toBe("/he/about");
  expect(pathIn("fr", "/features/diet-filter")).toBe("/fr/features/diet-filter");
  expect(isTranslated("/features")).toBe(false);
  expect(isTranslated("/about/imprint")).toBe(false);
});

test("the photos of members exist in every language", () => {
  expect(pathIn("de", "/community/photos/page/2")).toBe("/de/community/photos/page/2");
});

test("the pages of a city exist in every language, and so does its feed", () => {
  expect(pathIn("de", "/restaurants/by-city/berlin/level/vegan")).toBe(
    "/de/restaurants/by-city/berlin/level/vegan",
  );
  expect(pathIn("he", "/restaurants/by-city/berlin/feed.xml")).toBe(
    "/he/restaurants/by-city/berlin/feed.xml",
  );
  expect(isTranslated("/restaurants/by-city/berlin/open.json")).toBe(false);
  expect(isTranslated("/restaurants/by-country/germany/feed.xml")).toBe(false);
});

test("the lists of cities and countries, and the pages of a country, exist in every language", () => {
  expect(pathIn("de", "/restaurants/by-city#city=berlin")).toBe(
    "/de/restaurants/by-city#city=berlin",
  );
  expect(pathIn("he", "/restaurants/by-country")).toBe("/he/restaurants/by-country");
  expect(pathIn("fr", "/restaurants/by-country/germany/page/2")).toBe(
    "/fr/restaurants/by-country/germany/page/2",
  );
});

test("near me exists in every language, around every place", () => {
  expect(pathIn("de", "/restaurants/near-me?country=Japan")).toBe(
    "/de/restaurants/near-me?country=Japan",
  );
  expect(pathIn("he", "/restaurants/near-me/52.52,13.41#around=Berlin@52.52,13.41")).toBe(
    "/he/restaurants/near-me/52.52,13.41#around=Berlin@52.52,13.41",
  );
  expect(isTranslated("/restaurants/near-me/berlin/feed.xml")).toBe(false);
});
