import { RestaurantGrid } from "@/components/restaurants/cards/restaurant-grid";
import { PageHeading } from "@/components/ui/page-heading";
import { favoritesLead, groupByCity } from "@/lib/restaurants/favorites";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { withPlaces } from "@/lib/restaurants/card-place";

type SharedFavoritesProps = { name: string; restaurants: RestaurantSummary[] };

/** A member's list for visitors with its link (P14.33). */
export function SharedFavorites({ name, restaurants }: SharedFavoritesProps) {
  return (
    <main className="wrap min-h-[60vh] pb-(--section)">
      <PageHeading
        title={`Favorites of ${name}`}
        lead={favoritesLead(restaurants) ?? "There is nothing on this list at the moment."}
      />
      {groupByCity(restaurants).map(({ city, restaurants: saved }) => (
        <section key={city} aria-label={city} className="pt-4 pb-8">
          <h2 className="mb-5 font-display text-h3">
            {city} <span className="font-normal text-ink-3">{saved.length}</span>
          </h2>
          <RestaurantGrid restaurants={withPlaces(saved, "street")} />
        </section>
      ))}
    </main>
  );
}
