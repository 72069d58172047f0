"use server";

import { getRecords } from "@/lib/database/client";
import { addListing } from "@/lib/database/listings";
import type { FormState } from "@/lib/forms/form-state";
import { handleForm } from "@/lib/forms/handle-form";
import { listingDetails, listingSchema, type ListingForm } from "@/lib/listings/schema";
import { haveSimilarNames, isInCityOf } from "@/lib/listings/similar";
import { listingHref, restaurantHref } from "@/lib/routes";

/** 200 m. */
const NEAR_MILES = 0.1243;
const MAX_SIMILAR = 3;

/** Restaurants that the listing may be about: of a similar name within 200 m, or, without a position, in its city. */
async function findSimilar({ name, address, lat, lng }: ListingForm) {
  const records = await getRecords();
  if (lat) {
    const area = { center: { lat: Number(lat), lng: Number(lng) }, radiusMiles: NEAR_MILES };
    const near = await records.listRestaurantsNear(area, 50);
    return near.filter((restaurant) => haveSimilarNames(restaurant.name, name));
  }
  const { restaurants } = await records.searchEverywhere(name, 50);
  return restaurants.filter(
    (restaurant) => haveSimilarNames(restaurant.name, name) && isInCityOf(address, restaurant),
  );
}

/** Keeps a listing for the moderators (P14.35), unless it may be about a restaurant that is listed: then it asks first. */
export async function submitListing(_state: FormState, data: FormData) {
  return handleForm({
    data,
    schema: listingSchema,
    limit: "listing",
    async work(listing, { database, user }) {
      const similar = listing.isNew ? [] : await findSimilar(listing);
      if (similar.length > 0)
        return {
          similar: similar.slice(0, MAX_SIMILAR).map(({ id, name, address, city }) => ({
            href: restaurantHref(id),
            name,
            place: [address, city].filter(Boolean).join(", "),
          })),
        };
      const { name, address, description } = listing;
      const token = await addListing(database, {
        name,
        address,
        description,
        details: listingDetails(listing),
        userId: user?.sub ?? null,
      });
      return {
        done: {
          href: listingHref(token),
          notice: {
            title: "Listing received",
            description: "A person reads it before it goes live.",
          },
        },
      };
    },
  });
}
