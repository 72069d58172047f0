import { MapView } from "@/components/map/map-view";
import { IntentLink } from "@/components/ui/intent-link";
import { PageHeading } from "@/components/ui/page-heading";
import { Rating } from "@/components/site/rating";
import { restaurantMarker } from "@/lib/map/markers";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { restaurantHref } from "@/lib/routes";

/** P8.2. */
const MAP_HEIGHT_PX = 600;

const HOW_TO = [
  { title: "Move around", text: "Drag to pan. Pinch, scroll or use + and − to zoom." },
  { title: "Pick a pin", text: "The number on it is the rating." },
  { title: "Read the card", text: "Name, address and a link to the details." },
  {
    title: "No mouse? No problem",
    text: "Tab through the pins, Enter opens one, Esc closes it.",
  },
];

/** The Restaurant Map screen. The list below contains the same restaurants for visitors who cannot use a map. */
export function MapScreen({ restaurants }: { restaurants: RestaurantSummary[] }) {
  return (
    <main className="wrap">
      <PageHeading title="Restaurant Map" />
      <MapView
        label="Map of restaurants"
        markers={restaurants.map((restaurant) => restaurantMarker(restaurant))}
        height={MAP_HEIGHT_PX}
        shape="edge"
      />
      <h2 className="mt-12 font-display text-h3">How to use the map</h2>
      <ol className="mt-5 grid md:grid-cols-2 md:gap-5 lg:grid-cols-4">
        {HOW_TO.map(({ title, text }) => (
          <li
            key={title}
            className="border-t border-line py-4.5 text-list text-ink-2 md:border-t-3 md:border-ink md:pb-0"
          >
            <b className="mb-0.5 block text-title text-ink">{title}</b>
            {text}
          </li>
        ))}
      </ol>
      <h2 className="mt-12 font-display text-h3">On this map</h2>
      <ul className="mt-5 grid md:grid-cols-2 md:gap-x-5 lg:grid-cols-5">
        {restaurants.map(({ id, name, address, rating, sample }) => (
          <li key={id} className="group relative border-t border-line py-4 text-list">
            <IntentLink
              href={restaurantHref(id)}
              className="text-title font-strong decoration-beet decoration-2 underline-offset-3 group-hover:underline after:absolute after:inset-0"
            >
              {name}
            </IntentLink>
            <p className="text-ink-2">{address}</p>
            {sample && <p className="text-small text-ink-3">Sample listing</p>}
            {rating !== undefined && (
              <p className="mt-1 flex">
                <Rating rating={rating} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </main>
  );
}
