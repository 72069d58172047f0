import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { BothNames, RestaurantName } from "@/components/site/restaurant-name";
import { BackLink } from "@/components/ui/back-link";
import ofOwners from "@/lib/messages/en/claims/pages.json";
import english from "@/lib/messages/en/forms/pages.json";
import { cityNameIn } from "@/lib/restaurants/names/city-name";
import type { Restaurant } from "@/lib/restaurants/types";
import { placeComma } from "@/lib/languages/marks";
import { ownerHref, restaurantHref } from "@/lib/routes";
import { placeLine } from "@/lib/restaurants/names/place-line";

type CorrectionPageProps = {
  restaurant: Restaurant;
  title: string;
  lead: ReactNode;
  /** Whether it is one of the owner's, and leads back to the owner's page. */
  isOwners?: boolean;
  children: ReactNode;
};

/** A page about whether a restaurant's record is right. */
export function CorrectionPage({
  restaurant,
  title,
  lead,
  isOwners = false,
  children,
}: CorrectionPageProps) {
  const { id, address } = restaurant;
  const t = useTexts("form-pages", english);
  const ofOwner = useTexts("owner-pages", ofOwners);
  return (
    <main className="wrap pb-(--section)">
      {isOwners ? (
        <BackLink href={ownerHref(id)} label={ofOwner("owner")} landmark={t("breadcrumb")} />
      ) : (
        <BackLink
          href={restaurantHref(id)}
          label={<RestaurantName {...restaurant} />}
          landmark={t("breadcrumb")}
        />
      )}
      <h1 id="correction-heading" className="mt-1 mb-4 headline text-h2">
        {title}
      </h1>
      <p className="mb-2 font-semibold">
        <BothNames {...restaurant} />
        {placeComma(t.language)}
        {placeLine(address, cityNameIn(t.language, restaurant))}
      </p>
      <p className="mb-8 max-w-text text-ink-2">{lead}</p>
      <div className="max-w-150">{children}</div>
    </main>
  );
}
