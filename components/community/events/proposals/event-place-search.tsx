import { useTexts } from "#texts";
import { BothNames } from "@/components/site/restaurant-name";
import { Button, buttonVariants } from "@/components/ui/button";
import { TextField } from "@/components/ui/fields/text-field";
import { spoken } from "@/components/ui/spoken";
import { cityOfIn } from "@/lib/city-names/city-name";
import { countryIn } from "@/lib/languages/country-name";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/events/screens.json";
import { placeLine } from "@/lib/restaurants/names/place-line";
import type { Restaurant } from "@/lib/restaurants/types";

/** The value of the query `place` for an event that is at none of the directory. */
export const NO_PLACE = "none";

export type FoundPlace = Pick<
  Restaurant,
  "id" | "name" | "latinName" | "countryCode" | "address" | "city" | "country"
>;

type EventPlaceSearchProps = {
  /** The path of the page, which the query `place` leads on. */
  path: string;
  /** What was searched for; empty before. */
  text: string;
  found: readonly FoundPlace[];
};

/** Where an event is, before anything else is typed: a restaurant of the directory, or an address. A form and links, without scripts. */
export function EventPlaceSearch({ path, text, found }: EventPlaceSearchProps) {
  const t = useTexts("event-screens", english);
  const page = pathIn(t.language, path);
  const hrefFor = (place: string) => `${page}?${new URLSearchParams({ place })}`;
  return (
    <>
      <form
        action={page}
        role="search"
        aria-label={t("places")}
        className="flex flex-wrap items-end gap-3"
      >
        <div className="min-w-0 flex-1 basis-60">
          <TextField
            label={t("place.name")}
            name="q"
            type="search"
            icon="Search"
            defaultValue={text}
            maxLength={100}
            autoComplete="off"
          />
        </div>
        <Button type="submit" variant="beet" className="min-h-13 max-md:w-full">
          {t("find")}
        </Button>
      </form>
      {text && found.length === 0 && <p className="mt-4 text-ink-2">{t("none")}</p>}
      {found.length > 0 && (
        <ul aria-label={t("found")} className="mt-4 border-t border-line">
          {found.map(({ id, address, city, country, ...forms }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3"
            >
              <span className="min-w-0 flex-1 basis-50 wrap-anywhere">
                <b className="block">
                  <BothNames {...forms} />
                </b>
                <span className="block text-small text-ink-2">
                  {placeLine(
                    address,
                    cityOfIn(t.language, { city, country }),
                    countryIn(t.language, country),
                  )}
                </span>
              </span>
              <a href={hrefFor(id)} rel="nofollow" className={buttonVariants({ size: "sm" })}>
                {t.rich("here", { spoken, name: () => <BothNames key="name" {...forms} /> })}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-6">
        <a href={hrefFor(NO_PLACE)} rel="nofollow" className="link tap">
          {t("elsewhere")}
        </a>
      </p>
    </>
  );
}
