import type { RestaurantSummary } from "@/lib/restaurants/types";

/** Where in its city a restaurant is: "Mitte, Ackerstraße 21"; undefined where nothing is known. */
export function streetLine({ district, address }: Pick<RestaurantSummary, "district" | "address">) {
  if (!district || address?.includes(district)) return address ?? district;
  return address ? `${district}, ${address}` : district;
}
