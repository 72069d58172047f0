import { ListViews } from "@/components/restaurants/lists/list-views";
import { ListedPlaceItem } from "@/components/restaurants/lists/listed-place-item";
import { PrintButton } from "@/components/restaurants/lists/print-button";
import { PageHeading } from "@/components/ui/page-heading";
import type { SharedList } from "@/lib/favorites/lists/types";
import { favoritesLead } from "@/lib/restaurants/favorites";

/** A member's list for visitors with its link (P14.803). */
export function SharedListScreen({ name, member, places }: SharedList) {
  const restaurants = places.map(({ restaurant }) => restaurant);
  const lead = favoritesLead(restaurants) ?? "There is nothing on this list at the moment";
  return (
    <main className="wrap pb-(--section)">
      <PageHeading
        title={<span className="wrap-anywhere">{name}</span>}
        lead={`A list of ${member}. ${lead}.`}
      />
      {places.length > 0 && (
        <ListViews name={name} restaurants={restaurants} tools={<PrintButton />}>
          <h2 className="sr-only">Places</h2>
          <ol className="max-w-240 border-b border-line print:grid print:max-w-none print:grid-cols-2 print:gap-x-8 print:border-0">
            {places.map((place) => (
              <ListedPlaceItem key={place.restaurant.id} place={place} />
            ))}
          </ol>
        </ListViews>
      )}
    </main>
  );
}
