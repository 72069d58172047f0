import { useFactWords } from "#fact-words";
import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { ChipList } from "@/components/restaurants/near-me-filters/chip-list";
import { CuisineFilter } from "@/components/restaurants/near-me-filters/cuisine-filter";
import { LevelFilter } from "@/components/restaurants/near-me-filters/level-filter";
import { Segments, type Segment } from "@/components/ui/fields/segments";
import { Star } from "@/components/site/rating";
import { Switch } from "@/components/ui/fields/switch";
import { formatDecimal } from "@/lib/languages/format-decimal";
import english from "@/lib/messages/en/near-me/filters.json";
import type { FilterChoice } from "@/lib/restaurants/filters/filter-choice";
import {
  CUISINES,
  DIETARY_OPTIONS,
  FEATURES,
  MINIMUM_RATINGS,
  PRICE_RANGES,
} from "@/lib/restaurants/filters/filter-options";
import { FLAGS_AMONG_FEATURES } from "@/lib/restaurants/filters/filters";
import { priceLabel, priceSymbols } from "@/lib/restaurants/facts/price";
import type { RestaurantFilters } from "@/lib/restaurants/types";

export type FilterFieldsProps = {
  filters: RestaurantFilters;
  onChange: (filters: RestaurantFilters) => void;
  /** What there is around the location, where restaurants come from tiles. */
  choice: FilterChoice | undefined;
};

function toggled<Value>(list: readonly Value[], value: Value): Value[] {
  return list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-4.5">
      <h3 className="mb-3 text-h4">{title}</h3>
      {children}
    </div>
  );
}

type Texts = ReturnType<typeof useTexts<keyof typeof english>>;

const priceSegments = (words: ReturnType<typeof useFactWords>) =>
  PRICE_RANGES.map((price) => ({
    value: price,
    content: priceSymbols(price),
    description: words("price", price, priceLabel(price)),
  }));

const ratingSegments = (t: Texts) =>
  MINIMUM_RATINGS.map((minimum): Segment<typeof minimum> => {
    if (minimum === 0) return { value: minimum, content: t("rating.any") };
    const rating = formatDecimal(t.language, minimum);
    const content = (
      <>
        <Star />
        {`${rating}+`}
      </>
    );
    return { value: minimum, content, description: t("rating.up", { rating }) };
  });

/** Every filter (P5.8); the same fields in the panel and in the phone's sheet. */
export function FilterFields({ filters, choice, onChange }: FilterFieldsProps) {
  const t = useTexts("filters", english);
  const words = useFactWords();
  const cuisineName = (option: string) => words("cuisine", option);
  const toggle = (list: "cuisine" | "dietaryOptions" | "features") => (option: string) =>
    onChange({ ...filters, [list]: toggled(filters[list], option) });
  const openNow = words("food", "Open now");
  const counts = choice?.counts;
  const flags = choice ? FLAGS_AMONG_FEATURES : [];
  const flagOf = (option: string) => flags.find(({ label }) => label === option)?.name;
  const countOf = (list: "cuisine" | "dietaryOptions" | "features") =>
    counts && ((option: string) => counts.get(flagOf(option) ?? `${list}:${option}`) ?? 0);
  const pressFeature = (option: string) => {
    const flag = flagOf(option);
    if (flag) onChange({ ...filters, [flag]: !filters[flag] });
    else toggle("features")(option);
  };
  /** Whether an option that is not chosen would leave nothing. */
  const isEmpty = (key: string, on: boolean) => counts !== undefined && !on && !counts.get(key);
  const isNeverOpen = isEmpty("openNow", filters.openNow);
  const hasPrices = choice?.hasPrices !== false || filters.priceRange.length > 0;
  const hasRatings = choice?.hasRatings !== false || filters.rating > 0;
  const cuisines = (
    <Group title={t("cuisine")}>
      {choice ? (
        <CuisineFilter
          options={choice.cuisines}
          nameOf={cuisineName}
          chosen={filters.cuisine}
          countOf={countOf("cuisine")}
          onPress={toggle("cuisine")}
        />
      ) : (
        <ChipList
          label={t("cuisine")}
          options={CUISINES}
          nameOf={cuisineName}
          chosen={filters.cuisine}
          onPress={toggle("cuisine")}
        />
      )}
    </Group>
  );
  return (
    <>
      {choice && (
        <>
          <Group title={t("level")}>
            <LevelFilter
              chosen={filters.veganLevel}
              countOf={counts && ((level) => counts.get(`veganLevel:${level}`) ?? 0)}
              onPress={(level) =>
                onChange({ ...filters, veganLevel: toggled(filters.veganLevel, level) })
              }
            />
            <p className="mt-2 text-small text-pretty text-ink-2">{t("level.note")}</p>
          </Group>
          {cuisines}
        </>
      )}
      <div className="flex items-center justify-between gap-4 border-t border-line py-4.5">
        <div>
          <h3 className="text-h4">
            {openNow}
            {isNeverOpen && " (0)"}
          </h3>
          <p className="text-small text-ink-3">{t(choice ? "open.known" : "open.hide")}</p>
        </div>
        <Switch
          label={openNow}
          checked={filters.openNow}
          disabled={isNeverOpen}
          onChange={(isOn) => onChange({ ...filters, openNow: isOn })}
        />
      </div>
      {hasPrices && (
        <Group title={t("price")}>
          <Segments
            label={t("price")}
            segments={priceSegments(words)}
            isOn={(price) => filters.priceRange.includes(price)}
            isEmpty={(price) => isEmpty(`priceRange:${price}`, filters.priceRange.includes(price))}
            onPress={(price) =>
              onChange({ ...filters, priceRange: toggled(filters.priceRange, price) })
            }
          />
        </Group>
      )}
      {hasRatings && (
        <Group title={t("rating")}>
          <Segments
            label={t("rating")}
            segments={ratingSegments(t)}
            isOn={(rating) => filters.rating === rating}
            isEmpty={(rating) =>
              rating > 0 && isEmpty(`rating:${rating}`, filters.rating === rating)
            }
            onPress={(rating) => onChange({ ...filters, rating })}
          />
        </Group>
      )}
      {!choice && cuisines}
      <Group title={t("dietary")}>
        <ChipList
          label={t("dietary")}
          options={DIETARY_OPTIONS}
          nameOf={(option) => words("dietary", option)}
          chosen={filters.dietaryOptions}
          countOf={countOf("dietaryOptions")}
          onPress={toggle("dietaryOptions")}
        />
        <p className="mt-3 text-small text-pretty text-ink-2">{t("dietary.note")}</p>
      </Group>
      <Group title={t("features")}>
        <ChipList
          label={t("features")}
          options={[...FEATURES, ...flags.map(({ label }) => label)]}
          nameOf={(option) => words("feature", option)}
          chosen={[
            ...filters.features,
            ...flags.filter(({ name }) => filters[name]).map(({ label }) => label),
          ]}
          countOf={countOf("features")}
          onPress={pressFeature}
        />
      </Group>
    </>
  );
}
