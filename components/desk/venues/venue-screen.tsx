import type { ReactNode } from "react";
import { ItemHeading } from "@/components/desk/items/item-heading";
import { OsmSays, type OsmElementShown } from "@/components/desk/items/osm-says";
import { MergeForm } from "@/components/desk/venues/merge-form";
import { SplitForm } from "@/components/desk/venues/split-form";
import { StateForm } from "@/components/desk/venues/state-form";
import { VenueForm } from "@/components/desk/venues/venue-form";
import { VenueOwners } from "@/components/desk/venues/venue-owners";
import { VenuePhotos, type VenuePhoto } from "@/components/desk/venues/venue-photos";
import { VenueHistory, type VenueChange } from "@/components/desk/venues/venue-history";
import { BothNames, RestaurantName } from "@/components/site/restaurant-name";
import { BackLink } from "@/components/ui/back-link";
import type { VenueField } from "@/lib/desk/venues/schema";
import type { Restaurant } from "@/lib/restaurants/types";
import { deskHref, restaurantHref } from "@/lib/routes";
import { placeLine } from "@/lib/restaurants/names/place-line";

export type VenueScreenProps = {
  restaurant: Restaurant;
  version: Date;
  facts: Readonly<Record<VenueField, string>>;
  cities: readonly { id: string; name: string; country: string }[];
  corrections: readonly { field: string; source: string }[];
  changes: readonly VenueChange[];
  elements: readonly OsmElementShown[];
  photos: readonly VenuePhoto[];
  owners: readonly { claimId: string; name: string | null }[];
  /** Moderators also decide on what people wrote. */
  isModerator: boolean;
};

const CLOSED =
  "Closed restaurants are not listed. Imports leave it closed until OpenStreetMap agrees.";
const OPEN = "Lists then show it as open. Imports leave it open until OpenStreetMap agrees.";

const Part = ({ children }: { children: ReactNode }) => (
  <div className="border-t border-line pt-5">{children}</div>
);

function cityOptions({ cityId = "", city }: Restaurant, cities: VenueScreenProps["cities"]) {
  const near = cities.map(({ id, name, country }) => ({ value: id, label: `${name}, ${country}` }));
  const isNear = near.some(({ value }) => value === cityId);
  return isNear ? near : [{ value: cityId, label: city }, ...near];
}

function linksOf({ id, osm, lat, lng }: Restaurant) {
  const map = "https://www.openstreetmap.org";
  return [
    { href: restaurantHref(id), label: "Open the page" },
    ...(osm ? [{ href: `${map}/${osm}`, label: "OpenStreetMap" }] : []),
    { href: `${map}/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`, label: "Map" },
  ];
}

/** One restaurant with everything that the desk can do about it (P14.100). */
export function VenueScreen({ restaurant, version, isModerator, ...venue }: VenueScreenProps) {
  const { id, address, city, country, closure, featured } = restaurant;
  const key = { id, version: version.toISOString() };
  const refs = venue.elements.map(({ ref }) => ref);
  return (
    <section aria-label="Restaurant" className="pt-3">
      <BackLink href={deskHref("venues")} label="Restaurants" />
      <ItemHeading
        title={<BothNames {...restaurant} />}
        subtitle={placeLine(address, city, country)}
        links={linksOf(restaurant)}
      />
      <OsmSays restaurant={restaurant} elements={venue.elements} />
      <div className="mt-5 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <VenueForm
          key={key.version}
          {...key}
          facts={venue.facts}
          cities={cityOptions(restaurant, venue.cities)}
        />
        <div className="grid gap-5">
          {closure && (
            <StateForm
              {...key}
              state="open"
              heading={closure === "closed" ? "Closed for good" : "Missing in imports"}
              text={OPEN}
              label="Open again"
            />
          )}
          {closure !== "closed" && (
            <StateForm
              {...key}
              state="closed"
              heading={closure ? "Has it closed?" : "Open"}
              text={CLOSED}
              label="Close for good"
            />
          )}
          <Part>
            <StateForm
              {...key}
              state={featured ? "plain" : "featured"}
              heading={featured ? "Featured" : "Not featured"}
              text="Cards and the page of a featured restaurant say so."
              label={featured ? "No longer feature" : "Feature"}
            />
          </Part>
          {isModerator && (
            <Part>
              <MergeForm id={id} name={<RestaurantName {...restaurant} />} />
            </Part>
          )}
          {isModerator && refs.length > 1 && (
            <Part>
              <SplitForm id={id} refs={refs} />
            </Part>
          )}
          {isModerator && <VenueOwners id={id} owners={venue.owners} />}
          <VenuePhotos id={id} photos={venue.photos} isModerator={isModerator} />
          <Part>
            <VenueHistory changes={venue.changes} corrections={venue.corrections} />
          </Part>
        </div>
      </div>
    </section>
  );
}
