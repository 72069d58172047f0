import "server-only";

import { ENTRIES_PER_PAGE } from "@/lib/community/page-href";
import { getStores } from "@/lib/database/client";
import { getRecords } from "@/lib/database/records/public-records";
import {
  countReviewers,
  listReviewedCities,
  listReviewersByHelp,
} from "@/lib/database/community/community-lists";
import { pagesFor } from "@/lib/forum/pages";
import { isSlug } from "@/lib/restaurants/slug";

/** One page of the members who reviewed places in a city; undefined for a city without any, and for a missing page. */
export async function getCityMemberList(cityId: string, page = 1) {
  const city = isSlug(cityId) ? await (await getRecords()).getCityPlace(cityId) : undefined;
  if (!city) return undefined;
  const { database } = await getStores();
  const count = await countReviewers(database, cityId);
  const pages = pagesFor(count, ENTRIES_PER_PAGE);
  if (count === 0 || page > pages) return undefined;
  const [entries, cities] = await Promise.all([
    listReviewersByHelp(database, {
      limit: ENTRIES_PER_PAGE,
      offset: (page - 1) * ENTRIES_PER_PAGE,
      cityId,
    }),
    listReviewedCities(database),
  ]);
  return { samples: [], entries, page, pages, cities, city };
}
