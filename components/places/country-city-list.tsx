import { useState } from "react";
import type { MappedCity } from "@/components/places/country-map";
import { PlaceRows } from "@/components/places/place-rows";
import { Button } from "@/components/ui/button";
import { ShowMore } from "@/components/ui/lists/show-more";
import { useFirstNew } from "@/components/ui/lists/use-first-new";
import { formatCount } from "@/lib/counts";
import { cityHref } from "@/lib/routes";
import { placeInSentence } from "@/lib/languages/place-in-sentence";

const CITIES_AT_A_TIME = 24;

const rowOf = ({ id, name, veganCount, count }: MappedCity) => ({
  href: cityHref(id),
  name,
  note: veganCount > 0 && `${formatCount(veganCount)} fully vegan`,
  count,
});

type CountryCityListProps = { country: string; found: readonly MappedCity[]; onClear: () => void };

/** The cities that a search finds, 24 at a time. */
export function CountryCityList({ country, found, onClear }: CountryCityListProps) {
  const [count, setCount] = useState(CITIES_AT_A_TIME);
  const [shown, others] = [found.slice(0, count), found.slice(count)];
  const shownText = `${formatCount(shown.length)} of ${formatCount(found.length)} cities and towns shown`;
  const { list, said, expectMore } = useFirstNew<HTMLUListElement>({
    shown: shown.length,
    text: shownText,
  });
  const columns = "sm:max-lg:grid-cols-2 xl:grid-cols-2";

  function showMore() {
    expectMore();
    setCount(shown.length + CITIES_AT_A_TIME);
  }

  return (
    <>
      <PlaceRows ref={list} places={shown.map(rowOf)} className={columns} />
      {found.length === 0 && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line py-5">
          <p className="text-ink-2">No city in {placeInSentence(country)} matches the search.</p>
          <Button size="sm" onClick={onClear}>
            Clear search
          </Button>
        </div>
      )}
      <ShowMore
        text={shownText}
        said={said}
        hasMore={others.length > 0}
        onMore={showMore}
        button="Show more cities"
        className="mt-7 text-center noscript:hidden"
      />
      {others.length > 0 && (
        <noscript>
          <PlaceRows places={others.map(rowOf)} className={columns} />
        </noscript>
      )}
    </>
  );
}
