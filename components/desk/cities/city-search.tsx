import { DeskSearch } from "@/components/desk/desk-search";
import { IntentLink } from "@/components/ui/intent-link";
import { formatCount } from "@/lib/counts";
import { deskHref } from "@/lib/routes";

type FoundCity = { id: string; name: string; country: string; count: number };

/** Finds cities by name or slug (P14.106). */
export function CitySearch({ text, found }: { text: string; found: readonly FoundCity[] }) {
  return (
    <section aria-labelledby="cities-heading" className="max-w-176 pt-5">
      <h2 id="cities-heading" className="headline text-h3">
        Cities
      </h2>
      <DeskSearch action={deskHref("cities")} label="Name or address" text={text} />
      <p className="py-3 text-note text-ink-2">
        {found.length === 0
          ? "No city with a page matches."
          : "Those with the most restaurants first."}
      </p>
      <ul>
        {found.map(({ id, name, country, count }) => (
          <li key={id} className="border-b border-line last:border-0">
            <IntentLink
              href={deskHref("cities", id)}
              className="flex items-center gap-3.5 rounded-lg px-3 py-3.5 hover:bg-sprout"
            >
              <span className="min-w-0 flex-1">
                <b className="block">{name}</b>
                <span className="block text-small text-ink-2">
                  {country}, {id}
                </span>
              </span>
              <span className="text-small text-ink-2">{formatCount(count)}</span>
            </IntentLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
