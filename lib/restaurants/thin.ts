import type { Restaurant } from "@/lib/restaurants/types";

/**
 * Whether a page has a name and nothing else that a visitor could use: such a page is not indexed and not in the sitemap. lib/database/records/thin-pages.ts
 * has the same rule in SQL.
 */
export function isThin(restaurant: Restaurant) {
  const { hours, hoursText, address, phone, website, email, socialMedia } = restaurant;
  const { cuisine, description, reviewCount, photo, dishes, images } = restaurant;
  const contacts = [address, phone, website, email, socialMedia];
  return (
    [hours, hoursText, ...contacts, description, photo, dishes].every(
      (fact) => fact === undefined,
    ) &&
    cuisine.length === 0 &&
    images.length === 0 &&
    reviewCount === 0
  );
}
