import { useTexts } from "#texts";
import { CitiesEmpty } from "@/components/cities/cities-empty";
import { OtherCities } from "@/components/cities/other-cities";
import type { OtherNames } from "@/components/cities/use-other-names";
import { useOtherCities } from "@/components/cities/use-other-cities";
import { AfterPause } from "@/components/ui/after-pause";
import type { CityGroup } from "@/lib/cities/types";
import english from "@/lib/messages/en/places/cities.json";

type FoundCitiesProps = {
  text: string;
  /** The cities on the page, and how many of them the text finds. */
  listed: CityGroup[];
  found: number;
  /** The cities that have the text as another name. */
  named: OtherNames;
  onClear: () => void;
};

/**
 * Found cities that are not on the page. The total is announced once, after a pause in typing; the lists themselves are not.
 */
export function FoundCities({ text, listed, found, named, onClear }: FoundCitiesProps) {
  const t = useTexts("cities", english);
  const others = useOtherCities(text, listed, named.ids);
  const isSearching = text.trim() !== "";
  const count = found + (others?.length ?? 0);
  return (
    <>
      <p aria-live="polite" aria-atomic="true" className="sr-only">
        {isSearching && others && named.isSettled && (
          <AfterPause key={text} text={count === 0 ? t("found.none") : t("found", { count })} />
        )}
      </p>
      {isSearching && others && named.isSettled && count === 0 && <CitiesEmpty onClear={onClear} />}
      <OtherCities cities={others ?? []} />
    </>
  );
}
