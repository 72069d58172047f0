import { SAMPLES_TAG } from "@/lib/database/sample-removal";
import { SAMPLE_IDS } from "@/lib/database/sample-files";
import { SAMPLE_RESTAURANT_IDS } from "@/lib/database/samples";
import { languagesOf, pathIn } from "@/lib/languages/paths";
import { HOME_ALIASES } from "@/lib/home/alias-paths";
import {
  cityHref,
  countryPageHref,
  memberHref,
  recordHref,
  ROUTES,
  restaurantHref,
  restaurantSummaryPath,
} from "@/lib/routes";
import { plainSlug } from "@/lib/strings/plain-slug";
import { tileTagPath } from "@/lib/page-cache/tile-tag-path";
import { shareImagePath } from "@/lib/share-image-path";

const SITEMAP = "/sitemap.xml";

/** A page in each of its languages. */
export const inLanguages = (path: string) =>
  languagesOf(path).map((language) => pathIn(language, path));

const HOME = [...inLanguages(ROUTES.home), ...HOME_ALIASES.flatMap(inLanguages)];
const CITIES = inLanguages(ROUTES.byCity);
const COUNTRIES = inLanguages(ROUTES.byCountry);
const NEAR_ME = inLanguages(ROUTES.nearMe);
const MAP = inLanguages(ROUTES.map);
const TOP_RATED = inLanguages(ROUTES.topRated);
const RESTAURANT_LISTS = [...HOME, ...NEAR_ME, ...MAP, ...TOP_RATED, ...CITIES];
const EVENTS = inLanguages(ROUTES.events);
const FORUM = inLanguages(ROUTES.forum);
const MEMBERS = inLanguages(ROUTES.members);
const PHOTOS = inLanguages(ROUTES.photos);
const COMMUNITY_LISTS = [...EVENTS, ...FORUM, ...MEMBERS, ...PHOTOS];

/** Pages of every sample that is a file; of the texts that name the same people, all of a kind. */
const SAMPLE_PAGES = [
  ...SAMPLE_IDS.events.map((id) => recordHref(ROUTES.events, id)),
  ...SAMPLE_IDS.topics.map((id) => recordHref(ROUTES.forum, id)),
  ...SAMPLE_IDS.members.map((id) => recordHref(ROUTES.members, id)),
].flatMap((page) => [page, `${page}/event.ics`].flatMap(inLanguages).concat(shareImagePath(page)));
/** All guides that have been translated. */
const TRANSLATED_GUIDES = "/[language]/guides/[collection]/[slug]/page";
const TEXTS = [`${ROUTES.blog}/[slug]/page`, `${ROUTES.foodGuides}/[slug]/page`, TRANSLATED_GUIDES];

/** They link to near me around their city. */
export const CITY_TEXTS = [
  `${ROUTES.cityGuides}/[slug]/page`,
  `${ROUTES.travelGuides}/[slug]/page`,
  TRANSLATED_GUIDES,
];

/** So that no list is older than a day, even after a missed change. */
export const DAILY_TAG = "daily";

const LISTS: Record<string, readonly string[]> = {
  restaurants: [...RESTAURANT_LISTS, ...inLanguages(ROUTES.addListing), SITEMAP],
  cities: [...CITIES, ...COUNTRIES, ...CITY_TEXTS],
  countries: COUNTRIES,
  reviews: [...HOME, ...MEMBERS, ...PHOTOS],
  photos: [...HOME, ...PHOTOS],
  events: EVENTS,
  members: [...MEMBERS, ...PHOTOS, SITEMAP],
  forum: [...FORUM, SITEMAP],
  [SAMPLES_TAG]: [...COMMUNITY_LISTS, SITEMAP, ...SAMPLE_PAGES, ...TEXTS],
  [DAILY_TAG]: [...RESTAURANT_LISTS, ...COUNTRIES, ...COMMUNITY_LISTS, SITEMAP],
};

/** What the build made of a sample does not know yet that it belongs to the restaurant's page (response-tags.ts). */
function restaurantPages(id: string) {
  const page = restaurantHref(id);
  const isSample = SAMPLE_RESTAURANT_IDS.includes(id);
  return isSample
    ? [...inLanguages(page), restaurantSummaryPath(id), shareImagePath(page)]
    : [page];
}

/** The same of a sample event. */
function eventPages(id: string) {
  const page = recordHref(ROUTES.events, id);
  return SAMPLE_IDS.events.includes(id) ? inLanguages(page) : [page];
}

/** The pages of a record, by the tag's prefix. */
const RECORDS: Record<string, (id: string) => readonly string[]> = {
  restaurant: restaurantPages,
  city: (id) => [cityHref(id)],
  event: eventPages,
  member: (id) => [memberHref(id)],
  topic: (id) => [recordHref(ROUTES.forum, id)],
  tile: (name) => [tileTagPath(name)],
  country: (name) => [countryPageHref(plainSlug(name))],
};

/** The paths of the pages that show what a cache tag names; see the triggers in migrations/0023_baseline.sql. */
export function stalePages(tag: string): readonly string[] {
  const [, kind = "", id] = /^(\w+):(.+)$/.exec(tag) ?? [];
  const pagesOf = RECORDS[kind];
  return id !== undefined && pagesOf ? pagesOf(id) : (LISTS[tag] ?? []);
}
