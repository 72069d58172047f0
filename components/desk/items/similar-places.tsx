import { MapView } from "@/components/map/map-view";
import { BothNames } from "@/components/site/restaurant-name";
import { IntentLink } from "@/components/ui/intent-link";
import type { SimilarPlace } from "@/lib/desk/similar-place";
import type { Coordinates } from "@/lib/location/types";
import { markerNames } from "@/lib/map/marker-names";
import type { MapMarker } from "@/lib/map/markers";
import { restaurantHref } from "@/lib/routes";
import { placeLine } from "@/lib/restaurants/names/place-line";

const HEIGHT_PX = 260;
const ZOOM = 16;

/** Similar restaurants as a map shows them. */
export function similarMarkers(similar: readonly SimilarPlace[]): MapMarker[] {
  return similar.map(({ id, lat, lng, address, distance, ...forms }) => ({
    id,
    ...markerNames(forms),
    lat,
    lng,
    label: forms.name,
    href: restaurantHref(id),
    ...(address && { address }),
    ...(distance && { distance }),
  }));
}

/** Restaurants that an item may be about as well. */
export function SimilarPlaces({
  title,
  similar,
}: {
  title: string;
  similar: readonly SimilarPlace[];
}) {
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="rounded-tile bg-turmeric-soft px-4 py-3">
      <h3 id="similar" className="font-strong text-turmeric-ink">
        {title}
      </h3>
      <ul>
        {similar.map(({ id, address, city, distance, ...forms }) => (
          <li key={id}>
            <IntentLink href={restaurantHref(id)} className="inline-block py-1 underline">
              <BothNames {...forms} />
            </IntentLink>
            , {placeLine(address, city)}
            {distance && `, ${distance} away`}
          </li>
        ))}
      </ul>
    </section>
  );
}

type ItemMapProps = {
  /** The place that the item is about. */
  place: Coordinates &
    Parameters<typeof markerNames>[0] & { id: string; address?: string | undefined };
  similar: readonly SimilarPlace[];
  /** The suggested position. */
  moved?: Coordinates | undefined;
};

/** Where the place of an item is, and what similar ones are around it. */
export function ItemMap({ place, similar, moved }: ItemMapProps) {
  const { id, name, lat, lng, address } = place;
  const marker = {
    id,
    ...markerNames(place),
    lat,
    lng,
    label: name,
    ...(address && { address }),
  };
  const there = moved && {
    id: `${id}-moved`,
    name: "The suggested position",
    label: "The suggested position",
    ...moved,
  };
  return (
    <MapView
      label={`Map of ${name}`}
      markers={[marker, ...(there ? [there] : []), ...similarMarkers(similar)]}
      selectedId={id}
      center={{ lat, lng }}
      zoom={ZOOM}
      height={HEIGHT_PX}
      hasKeyPanel={false}
    />
  );
}
