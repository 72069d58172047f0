import { DeskSearch } from "@/components/desk/desk-search";
import { BothNames } from "@/components/site/restaurant-name";
import { Badge } from "@/components/ui/badge";
import { IntentLink } from "@/components/ui/intent-link";
import { deskHref } from "@/lib/routes";
import { placeLine } from "@/lib/restaurants/names/place-line";

export type FoundVenue = {
  id: string;
  name: string;
  latinName: string | null;
  countryCode: string | null;
  address: string | null;
  city: string;
  country: string;
  closure: "missing" | "closed" | null;
  sample: boolean;
};

const CLOSURES = { missing: "Missing", closed: "Closed" };

function Found({ id, address, city, country, closure, sample, ...forms }: FoundVenue) {
  return (
    <li className="border-b border-line last:border-0">
      <IntentLink
        href={deskHref("venues", id)}
        className="flex flex-wrap items-center gap-x-3.5 gap-y-1 rounded-lg px-3 py-3.5 hover:bg-sprout"
      >
        <span className="min-w-0 flex-1">
          <b className="block">
            <BothNames {...forms} />
          </b>
          <span className="block text-small text-ink-2">{placeLine(address, city, country)}</span>
        </span>
        {sample && <Badge tone="leaf">Sample</Badge>}
        {closure && <Badge tone="turmeric">{CLOSURES[closure]}</Badge>}
      </IntentLink>
    </li>
  );
}

type VenueSearchProps = { text: string; found: readonly FoundVenue[]; limit: number };

/** Finds restaurants by name, city or id (P14.100). */
export function VenueSearch({ text, found, limit }: VenueSearchProps) {
  const says =
    found.length === limit
      ? `The first ${limit}. Type more to narrow it down.`
      : `${found.length} found.`;
  return (
    <section aria-labelledby="venues-heading" className="max-w-176 pt-5">
      <h2 id="venues-heading" className="headline text-h3">
        Restaurants
      </h2>
      <DeskSearch action={deskHref("venues")} label="Name, city or id" text={text} />
      {text && (
        <>
          <p className="py-3 text-note text-ink-2">
            {found.length === 0 ? "No restaurant has this in its name, city or id." : says}
          </p>
          <ul>
            {found.map((venue) => (
              <Found key={venue.id} {...venue} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
