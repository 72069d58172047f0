import { useTexts } from "#texts";
import { ListViews } from "@/components/restaurants/lists/list-views";
import { ListedPlaceItem } from "@/components/restaurants/lists/listed-place-item";
import { PrintButton } from "@/components/restaurants/lists/print-button";
import { PageHeading } from "@/components/ui/page-heading";
import type { SharedList } from "@/lib/favorites/lists/types";
import favoritesEnglish from "@/lib/messages/en/favorites/favorites.json";
import english from "@/lib/messages/en/lists/lists.json";
import placeEnglish from "@/lib/messages/en/place.json";
import { favoritesLead } from "@/lib/restaurants/favorites";

/** A member's list for visitors with its link (P14.803). */
export function SharedListScreen({ name, member, places }: SharedList) {
  const restaurants = places.map(({ restaurant }) => restaurant);
  const t = useTexts("lists", english);
  const ofPlace = useTexts("place", placeEnglish);
  const contents = favoritesLead(restaurants, useTexts("favorites", favoritesEnglish));
  const ofMember = { member: () => <bdi key="member">{member}</bdi> };
  return (
    <main className="wrap pb-(--section)">
      <PageHeading
        title={<bdi className="wrap-anywhere">{name}</bdi>}
        lead={
          contents
            ? t.rich("shared.lead", { contents, ...ofMember })
            : t.rich("shared.lead.empty", ofMember)
        }
      />
      {places.length > 0 && (
        <ListViews
          mapLabel={ofPlace("location.map", { name })}
          restaurants={restaurants}
          tools={<PrintButton />}
        >
          <h2 className="sr-only">{t("places")}</h2>
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
