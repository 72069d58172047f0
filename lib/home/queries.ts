import "server-only";

import { AUDIENCES, FEATURES, STRATEGIES, TESTIMONIALS } from "@/data/home";
import { getStores } from "@/lib/database/client";
import { getRecords } from "@/lib/database/records/public-records";
import { listMemberPhotos } from "@/lib/database/community/community-lists";
import { findLastImport } from "@/lib/database/imports/last-import";
import { listLatestReviews } from "@/lib/database/reviews/reviews";
import { citiesToChooseFrom } from "@/lib/home/popular-cities";
import type { HomeContent, RealHome } from "@/lib/home/types";

const SHOWN_REVIEWS = 3;
const SHOWN_PHOTOS = 4;

/** The texts of the home page that are records, in their order on the page. */
export async function getHomeContent(): Promise<HomeContent> {
  return {
    features: FEATURES,
    strategies: STRATEGIES,
    audiences: AUDIENCES,
    testimonials: TESTIMONIALS,
  };
}

/** What there is in a directory with real places; undefined with the samples alone, and without a database. */
export async function getRealHome(): Promise<RealHome | undefined> {
  const records = await getRecords();
  if (!(await records.hasRealRestaurants())) return undefined;
  const { database } = await getStores();
  const [countries, cities, reviews, lastImport] = await Promise.all([
    records.listCountries(),
    records.listCities(),
    listLatestReviews(database, SHOWN_REVIEWS),
    findLastImport(database),
  ]);
  const inReviews = new Set(
    reviews.flatMap(({ photos = [] }) => photos.map(({ recordId }) => recordId)),
  );
  const slice = { limit: SHOWN_PHOTOS + inReviews.size, offset: 0 };
  const photos = await listMemberPhotos(database, slice);
  const withPage = cities.flatMap(({ pageId: id, name, country, count, lng, continent }) =>
    id === undefined ? [] : [{ id, name, country, count, lng, continent }],
  );
  return {
    places: countries.reduce((sum, { count }) => sum + count, 0),
    cities: withPage.length,
    countries: countries.length,
    importedOn: lastImport?.toISOString().slice(0, 10),
    popular: citiesToChooseFrom(withPage),
    photos: photos.filter(({ recordId }) => !inReviews.has(recordId)).slice(0, SHOWN_PHOTOS),
    reviews: reviews.map(
      ({ id, restaurantId, rating, title, content, userName, visitDate, photos, ...named }) => ({
        ...{ id, restaurantId, rating, title, content, userName, visitDate },
        ...(photos && { photos }),
        restaurantName: named.restaurantName,
        latinName: named.latinName,
        countryCode: named.countryCode,
        city: named.city,
      }),
    ),
  };
}
