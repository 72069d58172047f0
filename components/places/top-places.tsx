import type { ReactNode } from "react";
import { formatCount } from "@/lib/counts";
import type { TopPlaces as Places } from "@/lib/places/place-list";
import { ROUTES } from "@/lib/routes";

/** What the order of the places is. */
function basisOf({ rated, confirmed }: Places, city: string) {
  const vegan = "fully vegan ones, those that most members confirmed first";
  if (rated.length === 0) return `Nobody has rated a place in ${city} yet. Until then: ${vegan}.`;
  const ratings = rated.reduce((sum, { reviewCount }) => sum + reviewCount, 0);
  const best = `The best rated by visitors, ${formatCount(ratings)} ${ratings === 1 ? "rating" : "ratings"} in all`;
  return confirmed.length > 0 ? `${best}; then ${vegan}.` : `${best}.`;
}

type TopPlacesProps = {
  city: string;
  places: Places;
  /** The places as cards. */
  children: ReactNode;
};

/** The restaurants of a city that are named first (P14.586). */
export function TopPlaces({ city, places, children }: TopPlacesProps) {
  if (places.rated.length + places.confirmed.length === 0) return null;
  return (
    <section aria-labelledby="top-places" className="mt-12 md:mt-16">
      <h2 id="top-places" className="font-display text-h2">
        Top places
      </h2>
      <p className="mt-2 mb-5 text-ink-2 md:mb-8">
        {basisOf(places, city)}{" "}
        {places.rated.length > 0 && (
          <a href={`${ROUTES.topRated}#formula`} className="link">
            How this ranking works
          </a>
        )}
      </p>
      {children}
    </section>
  );
}
