import "server-only";

import { listEvents, listMembers, listPosts, listTopics } from "@/lib/community/queries";
import { listEventsToIndex } from "@/lib/events/queries";
import { listTopicsToIndex } from "@/lib/forum/queries";
import {
  listCityGuides,
  listFoodGuides,
  listHealthTopics,
  listRecipes,
  listTravelGuides,
} from "@/lib/guides/queries";
import { listMembersToIndex } from "@/lib/members/queries";
import { listPhraseCards } from "@/lib/phrases/queries";
import { listPlacePages } from "@/lib/places/queries";
import { listRestaurantPages } from "@/lib/restaurants/queries";
import { isHidden } from "@/lib/hidden/is-hidden";
import { recordHref, ROUTES } from "@/lib/routes";
import { standsForMs } from "@/lib/database/records/costly";
import { sharedResult } from "@/lib/database/records/shared-result";
import { sitemapEntries } from "@/lib/sitemap/entries";
import type { SitemapEntry } from "@/lib/sitemap/xml";

async function listTexts() {
  const texts = [
    [ROUTES.foodGuides, await listFoodGuides()],
    [ROUTES.travelGuides, await listTravelGuides()],
    [ROUTES.cityGuides, await listCityGuides()],
    [ROUTES.recipes, await listRecipes()],
    [ROUTES.health, await listHealthTopics()],
    [ROUTES.blog, await listPosts()],
  ] as const;
  return texts.flatMap(([list, entries]) =>
    entries.map(({ id, text }) => ({ path: recordHref(list, id), updatedAt: text.updated })),
  );
}

async function listCards() {
  return (await listPhraseCards()).map(({ id, checked }) => ({
    path: recordHref(ROUTES.phrases, id),
    updatedAt: checked.on,
  }));
}

async function listCommunity() {
  const dated = [
    [ROUTES.forum, [...(await listTopics()), ...(await listTopicsToIndex())]],
    [ROUTES.members, [...(await listMembers()), ...(await listMembersToIndex())]],
    [ROUTES.events, [...(await listEvents()), ...(await listEventsToIndex())]],
  ] as const;
  return dated.flatMap(([list, entries]) =>
    entries.map(({ id, updatedAt }) => ({ path: recordHref(list, id), updatedAt })),
  );
}

const cachedEntries = sharedResult<SitemapEntry[]>({
  standsForMs: ({ length }) => standsForMs(length),
});

const SITE = {};
const MINUTE_MS = 60_000;

/** The same for files of a sitemap that has several: read once for all who ask within a minute. */
export function listSharedEntries() {
  const minute = Math.floor(Date.now() / MINUTE_MS);
  return cachedEntries(SITE, String(minute), listSitemapEntries);
}

/** Every page that search engines may list, with the day or instant of its last change (P2.3). */
export async function listSitemapEntries() {
  const restaurants = (await listRestaurantPages()).filter(({ isThin }) => !isThin);
  const texts = [...(await listTexts()), ...(await listCards()), ...(await listCommunity())];
  return sitemapEntries(restaurants, [
    ...texts.filter(({ path }) => !isHidden(path)),
    ...(await listPlacePages()),
  ]);
}
