import { useTexts } from "#texts";
import { RestaurantGrid } from "@/components/restaurants/cards/restaurant-grid";
import { PageHeading } from "@/components/ui/page-heading";
import english from "@/lib/messages/en/favorites/favorites.json";
import pageEnglish from "@/lib/messages/en/favorites/page.json";
import { favoritesLead, groupByCity } from "@/lib/restaurants/favorites";
import type { RestaurantSummary } from "@/lib/restaurants/types";

type SharedFavoritesProps = {
  name: string;
  /** As their cards show them. */
  restaurants: RestaurantSummary[];
};

/** A member's list for visitors with its link (P14.33). */
export function SharedFavorites({ name, restaurants }: SharedFavoritesProps) {
  const t = useTexts("favorites", english);
  const ofPage = useTexts("favorites-page", pageEnglish);
  return (
    <main className="wrap min-h-[60vh] pb-(--section)">
      <PageHeading
        title={ofPage.rich("shared.of", { name: () => <bdi key="name">{name}</bdi> })}
        lead={favoritesLead(restaurants, t) ?? ofPage("shared.empty")}
      />
      {groupByCity(restaurants).map(({ city, restaurants: saved }) => (
        <section key={city} aria-label={city} className="pt-4 pb-8">
          <h2 className="mb-5 font-display text-h3">
            <bdi>{city}</bdi> <span className="font-normal text-ink-3">{saved.length}</span>
          </h2>
          <RestaurantGrid restaurants={saved} />
        </section>
      ))}
    </main>
  );
}
