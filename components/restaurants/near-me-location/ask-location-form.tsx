import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { LocationForm } from "@/components/location/location-form";
import {
  AskLocationFrame,
  PlaceChips,
} from "@/components/restaurants/near-me-location/ask-location-frame";
import { chipVariants } from "@/components/ui/chip";
import { PageLink } from "@/components/ui/page-link";
import english from "@/lib/messages/en/near-me/ask.json";
import { cityHref } from "@/lib/routes";

/** A city of the directory. */
export type CityLink = { id: string; name: string };

/** The largest cities of the directory, as links to their pages. */
export function LargestCities({ cities }: { cities: readonly CityLink[] }) {
  const t = useTexts("ask", english);
  return (
    <PlaceChips label={t("cities")}>
      {cities.map(({ id, name }) => (
        <li key={id}>
          <PageLink href={cityHref(id)} className={chipVariants({})}>
            <Icon name="MapPin" size={18} />
            {name}
          </PageLink>
        </li>
      ))}
    </PlaceChips>
  );
}

/** Near me's question for a location as the server renders it: it works without JavaScript, and is no part of the page's scripts. */
export function AskLocationForm({ cities }: { cities: readonly CityLink[] }) {
  const t = useTexts("ask", english);
  return (
    <AskLocationFrame title={t("title")} box={<LocationForm />}>
      <LargestCities cities={cities} />
    </AskLocationFrame>
  );
}
