import type { ReactNode } from "react";
import { ChipList } from "@/components/restaurants/near-me-filters/chip-list";
import { CuisineFilter } from "@/components/restaurants/near-me-filters/cuisine-filter";
import { LevelFilter } from "@/components/restaurants/near-me-filters/level-filter";
import { Segments, type Segment } from "@/components/ui/fields/segments";
import { Star } from "@/components/site/rating";
import { Switch } from "@/components/ui/fields/switch";
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

const PRICE_SEGMENTS = PRICE_RANGES.map((price) => ({
  value: price,
  content: priceSymbols(price),
  description: priceLabel(price),
}));

const RATING_SEGMENTS = MINIMUM_RATINGS.map((rating): Segment<typeof rating> => {
  if (rating === 0) return { value: rating, content: "Any" };
  const content = (
    <>
      <Star />
      {`${rating}+`}
    </>
  );
  return { value: rating, content, description: `${rating} and up` };
});

/** Every filter (P5.8); the same fields in the panel and in the phone's sheet. */
export function FilterFields({ filters, choice, onChange }: FilterFieldsProps) {
  const toggle = (list: "cuisine" | "dietaryOptions" | "features") => (option: string) =>
    onChange({ ...filters, [list]: toggled(filters[list], option) });
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
    <Group title="Cuisine">
      {choice ? (
        <CuisineFilter
          options={choice.cuisines}
          chosen={filters.cuisine}
          countOf={countOf("cuisine")}
          onPress={toggle("cuisine")}
        />
      ) : (
        <ChipList
          label="Cuisine"
          options={CUISINES}
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
          <Group title="How vegan">
            <LevelFilter
              chosen={filters.veganLevel}
              countOf={counts && ((level) => counts.get(`veganLevel:${level}`) ?? 0)}
              onPress={(level) =>
                onChange({ ...filters, veganLevel: toggled(filters.veganLevel, level) })
              }
            />
            <p className="mt-2 text-small text-pretty text-ink-2">
              Places with missing information are hidden.
            </p>
          </Group>
          {cuisines}
        </>
      )}
      <div className="flex items-center justify-between gap-4 border-t border-line py-4.5">
        <div>
          <h3 className="text-h4">Open now{isNeverOpen && " (0)"}</h3>
          <p className="text-small text-ink-3">
            {choice ? "Only places with known hours" : "Hide places that are closed"}
          </p>
        </div>
        <Switch
          label="Open now"
          checked={filters.openNow}
          disabled={isNeverOpen}
          onChange={(openNow) => onChange({ ...filters, openNow })}
        />
      </div>
      {hasPrices && (
        <Group title="Price">
          <Segments
            label="Price"
            segments={PRICE_SEGMENTS}
            isOn={(price) => filters.priceRange.includes(price)}
            isEmpty={(price) => isEmpty(`priceRange:${price}`, filters.priceRange.includes(price))}
            onPress={(price) =>
              onChange({ ...filters, priceRange: toggled(filters.priceRange, price) })
            }
          />
        </Group>
      )}
      {hasRatings && (
        <Group title="Minimum rating">
          <Segments
            label="Minimum rating"
            segments={RATING_SEGMENTS}
            isOn={(rating) => filters.rating === rating}
            isEmpty={(rating) =>
              rating > 0 && isEmpty(`rating:${rating}`, filters.rating === rating)
            }
            onPress={(rating) => onChange({ ...filters, rating })}
          />
        </Group>
      )}
      {!choice && cuisines}
      <Group title="Dietary options">
        <ChipList
          label="Dietary options"
          options={DIETARY_OPTIONS}
          chosen={filters.dietaryOptions}
          countOf={countOf("dietaryOptions")}
          onPress={toggle("dietaryOptions")}
        />
        <p className="mt-3 text-small text-pretty text-ink-2">
          Matches any of these. Always tell the kitchen about an allergy.
        </p>
      </Group>
      <Group title="Features">
        <ChipList
          label="Features"
          options={[...FEATURES, ...flags.map(({ label }) => label)]}
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
