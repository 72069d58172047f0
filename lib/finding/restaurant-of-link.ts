import "server-only";

import { getRecords } from "@/lib/database/records/public-records";
import { readElementLink } from "@/lib/location/element-link";

/** The restaurant whose element of OpenStreetMap a text links to. */
export async function restaurantOfLink(text: string) {
  const ref = readElementLink(text);
  return ref && (await getRecords()).findRestaurantOfElement(ref);
}
