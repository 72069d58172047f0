import Link from "next/link";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { restaurantHref } from "@/lib/routes";

/** The 600 px map view: the pins of the list by name and address. */
export function NearMePins({ restaurants }: { restaurants: RestaurantSummary[] }) {
  return (
    <section
      aria-label="Map"
      className="map-box overflow-y-auto rounded-xl bg-map-land p-6 text-ink"
    >
      <ul className="grid gap-2">
        {restaurants.map(({ id, name, address }) => (
          <li key={id}>
            <Link href={restaurantHref(id)} className="link inline-flex min-h-11 items-center">
              {name}
            </Link>
            <span className="ml-3 text-ink-2">{address}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
