import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { chipVariants } from "@/components/ui/chip";
import { Segments, type Segment } from "@/components/ui/segments";
import { Star } from "@/components/site/rating";
import { Switch } from "@/components/ui/switch";
import {
  CUISINES,
  DIETARY_OPTIONS,
  FEATURES,
  MINIMUM_RATINGS,
  PRICE_RANGES,
} from "@/lib/restaurants/filter-options";
import { priceLabel, priceSymbols } from "@/lib/restaurants/price";
import type { RestaurantFilters } from "@/lib/restaurants/types";
import { VEGAN_LEVEL_TEXTS, VEGAN_LEVELS } from "@/lib/restaurants/vegan-level";

export type FilterFieldsProps = {
  filters: RestaurantFilters;
  onChange: (filters: RestaurantFilters) => void;
  /** Of some restaurants it is known how vegan they are; of the samples it is not. */
  hasLevels: boolean;
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

type ChipListProps = {
  label: string;
  options: readonly string[];
  chosen: string[];
  onPress: (option: string) => void;
};

function ChipList({ label, options, chosen, onPress }: ChipListProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {options.map((option) => {
        const on = chosen.includes(option);
        return (
          <button
            key={option}
            type="button"
            aria-pressed={on}
            onClick={() => onPress(option)}
            className={chipVariants({ size: "sm", tone: on ? "on" : "plain" })}
          >
            {on && <Check size={16} strokeWidth={2.2} aria-hidden="true" />}
            {option}
          </button>
        );
      })}
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

/** How vegan a restaurant has to be; none chosen means any. */
function LevelFilter({ filters, onChange }: Omit<FilterFieldsProps, "hasLevels">) {
  const labels = VEGAN_LEVELS.map((level) => VEGAN_LEVEL_TEXTS[level].label);
  return (
    <Group title="How vegan">
      <ChipList
        label="How vegan"
        options={labels}
        chosen={filters.veganLevel.map((level) => VEGAN_LEVEL_TEXTS[level].label)}
        onPress={(label) =>
          onChange({
            ...filters,
            veganLevel: toggled(filters.veganLevel, VEGAN_LEVELS[labels.indexOf(label)]!),
          })
        }
      />
      <p className="mt-3 text-small text-pretty text-ink-2">
        A place of which a fact is not known does not match a filter on it.
      </p>
    </Group>
  );
}

/** Every filter (P5.8); the same fields in the panel and in the phone's sheet. */
export function FilterFields({ filters, hasLevels, onChange }: FilterFieldsProps) {
  const toggle = (list: "cuisine" | "dietaryOptions" | "features") => (option: string) =>
    onChange({ ...filters, [list]: toggled(filters[list], option) });
  return (
    <>
      {hasLevels && <LevelFilter filters={filters} onChange={onChange} />}
      <div className="flex items-center justify-between gap-4 border-t border-line py-4.5">
        <div>
          <h3 className="text-h4">Open now</h3>
          <p className="text-small text-ink-3">
            {hasLevels ? "Only places whose hours we know" : "Hide places that are closed"}
          </p>
        </div>
        <Switch
          label="Open now"
          checked={filters.openNow}
          onChange={(openNow) => onChange({ ...filters, openNow })}
        />
      </div>
      <Group title="Price">
        <Segments
          label="Price"
          segments={PRICE_SEGMENTS}
          isOn={(price) => filters.priceRange.includes(price)}
          onPress={(price) =>
            onChange({ ...filters, priceRange: toggled(filters.priceRange, price) })
          }
        />
      </Group>
      <Group title="Minimum rating">
        <Segments
          label="Minimum rating"
          segments={RATING_SEGMENTS}
          isOn={(rating) => filters.rating === rating}
          onPress={(rating) => onChange({ ...filters, rating })}
        />
      </Group>
      <Group title="Cuisine">
        <ChipList
          label="Cuisine"
          options={CUISINES}
          chosen={filters.cuisine}
          onPress={toggle("cuisine")}
        />
      </Group>
      <Group title="Dietary options">
        <ChipList
          label="Dietary options"
          options={DIETARY_OPTIONS}
          chosen={filters.dietaryOptions}
          onPress={toggle("dietaryOptions")}
        />
        <p className="mt-3 text-small text-pretty text-ink-2">
          Matches any of these. Always tell the kitchen about an allergy.
        </p>
      </Group>
      <Group title="Features">
        <ChipList
          label="Features"
          options={FEATURES}
          chosen={filters.features}
          onPress={toggle("features")}
        />
      </Group>
    </>
  );
}
