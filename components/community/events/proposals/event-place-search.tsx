import { Search } from "@/components/ui/icons";
import { BothNames } from "@/components/site/restaurant-name";
import { Button, buttonVariants } from "@/components/ui/button";
import { TextField } from "@/components/ui/fields/text-field";
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
  const hrefFor = (place: string) => `${path}?${new URLSearchParams({ place })}`;
  return (
    <>
      <form
        action={path}
        role="search"
        aria-label="Places"
        className="flex flex-wrap items-end gap-3"
      >
        <div className="min-w-0 flex-1 basis-60">
          <TextField
            label="Name of the place"
            name="q"
            type="search"
            icon={Search}
            defaultValue={text}
            maxLength={100}
            autoComplete="off"
          />
        </div>
        <Button type="submit" variant="beet" className="min-h-13 max-md:w-full">
          Find
        </Button>
      </form>
      {text && found.length === 0 && (
        <p className="mt-4 text-ink-2">No listed place has this name.</p>
      )}
      {found.length > 0 && (
        <ul aria-label="Found places" className="mt-4 border-t border-line">
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
                  {placeLine(address, city, country)}
                </span>
              </span>
              <a href={hrefFor(id)} rel="nofollow" className={buttonVariants({ size: "sm" })}>
                It is here
                <span className="sr-only">
                  : <BothNames {...forms} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-6">
        <a href={hrefFor(NO_PLACE)} rel="nofollow" className="link tap">
          It is somewhere else: give an address
        </a>
      </p>
    </>
  );
}
