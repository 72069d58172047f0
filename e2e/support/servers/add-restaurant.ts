import type { AuthServer } from "@/e2e/support/servers/auth-server";
import { runShell } from "@/e2e/support/servers/database-shell";

type NewRestaurant = {
  id: string;
  name: string;
  /** The id of the sample that it is like. */
  like: string;
  /** Where it is, if not at the same place. */
  at?: { lat: number; lng: number };
  website?: string;
  isSample: boolean;
};

const insertion = ({ id, name, like, at, website, isSample }: NewRestaurant) =>
  `insert into chard.restaurants (id, name, cuisine, lat, lng, city, country, country_code, time_zone, review_count, images, features, dietary_options, verified, featured, sample, website, created_at, updated_at)
   select '${id}', '${name}', cuisine, ${at ? `${at.lat}, ${at.lng}` : "lat, lng"}, city, country, 'US', time_zone, 0, '[]', features, dietary_options, false, false, ${isSample}, ${website ? `'${website}'` : "null"}, now(), now() from chard.restaurants where id = '${like}'`;

/** Restaurants of a test's own: other tests of the same server look for the samples where they are. */
export function addRestaurants(
  site: Pick<AuthServer, "dataDirectory">,
  restaurants: NewRestaurant[],
) {
  return runShell(site, restaurants.map(insertion).join(";\n"));
}

export const addRestaurant = (server: AuthServer, restaurant: NewRestaurant) =>
  addRestaurants(server, [restaurant]);
