import { MapPin } from "lucide-react";
import { LocationForm } from "@/components/location/location-form";
import {
  AskLocationFrame,
  PlaceChips,
} from "@/components/restaurants/near-me-location/ask-location-frame";
import { chipVariants } from "@/components/ui/chip";
import { cityHref } from "@/lib/routes";

/** A city of the directory. */
export type CityLink = { id: string; name: string };

/** The largest cities of the directory, as links to their pages. */
export function LargestCities({ cities }: { cities: readonly CityLink[] }) {
  return (
    <PlaceChips label="Cities with the most restaurants">
      {cities.map(({ id, name }) => (
        <li key={id}>
          <a href={cityHref(id)} className={chipVariants({})}>
            <MapPin size={18} strokeWidth={1.9} aria-hidden="true" />
            {name}
          </a>
        </li>
      ))}
    </PlaceChips>
  );
}

/** Near me's question for a location as the server renders it: it works without JavaScript, and is no part of the page's scripts. */
export function AskLocationForm({ cities }: { cities: readonly CityLink[] }) {
  return (
    <AskLocationFrame title="Where do you want to eat?" box={<LocationForm />}>
      <LargestCities cities={cities} />
    </AskLocationFrame>
  );
}
