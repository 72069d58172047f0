import { useTexts } from "#texts";
import { useState } from "react";
import type { MappedCity } from "@/components/places/country-map";
import { PlaceRows } from "@/components/places/place-rows";
import { Button } from "@/components/ui/button";
import { ShowMore } from "@/components/ui/lists/show-more";
import { useFirstNew } from "@/components/ui/lists/use-first-new";
import { formatCountIn } from "@/lib/languages/format-count";
import type { Translator } from "@/lib/languages/translator";
import { cityHref } from "@/lib/routes";
import english from "@/lib/messages/en/places/country-cities.json";

const CITIES_AT_A_TIME = 24;

type ListTexts = Translator<keyof typeof english>;

const rowOf = ({ id, name, veganCount, count }: MappedCity, t: ListTexts) => ({
  href: cityHref(id),
  name,
  note: veganCount > 0 && t("vegan", { count: formatCountIn(t.language, veganCount) }),
  count,
});

type CountryCityListProps = { where: string; found: readonly MappedCity[]; onClear: () => void };

/** The cities that a search finds, 24 at a time. */
export function CountryCityList({ where, found, onClear }: CountryCityListProps) {
  const t = useTexts("country-cities", english);
  const [count, setCount] = useState(CITIES_AT_A_TIME);
  const [shown, others] = [found.slice(0, count), found.slice(count)];
  const shownText = t("shown", {
    shown: formatCountIn(t.language, shown.length),
    count: formatCountIn(t.language, found.length),
  });
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
      <PlaceRows ref={list} places={shown.map((city) => rowOf(city, t))} className={columns} />
      {found.length === 0 && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line py-5">
          <p className="text-ink-2">{t("none", { where })}</p>
          <Button size="sm" onClick={onClear}>
            {t("clear")}
          </Button>
        </div>
      )}
      <ShowMore
        text={shownText}
        said={said}
        hasMore={others.length > 0}
        onMore={showMore}
        button={t("more")}
        className="mt-7 text-center noscript:hidden"
      />
      {others.length > 0 && (
        <noscript>
          <PlaceRows places={others.map((city) => rowOf(city, t))} className={columns} />
        </noscript>
      )}
    </>
  );
}
