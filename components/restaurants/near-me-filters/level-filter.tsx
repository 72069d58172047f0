import { LevelLeaf } from "@/components/site/vegan-level-badge";
import { formatCount } from "@/lib/counts";
import type { FilterChoice } from "@/lib/restaurants/filters/filter-choice";
import {
  VEGAN_LEVEL_TEXTS,
  VEGAN_LEVELS,
  type VeganLevel,
} from "@/lib/restaurants/facts/vegan-level";

type LevelFilterProps = {
  chosen: readonly VeganLevel[];
  counts: FilterChoice["levels"] | undefined;
  onPress: (level: VeganLevel) => void;
};

/** How vegan a restaurant has to be, with what each level means and how many are of it; none chosen means any. */
export function LevelFilter({ chosen, counts, onPress }: LevelFilterProps) {
  return (
    <div role="group" aria-label="How vegan">
      {VEGAN_LEVELS.map((level) => {
        const { label, meaning } = VEGAN_LEVEL_TEXTS[level];
        return (
          <label key={level} className="flex min-h-12 cursor-pointer items-center gap-3 py-1">
            <input
              type="checkbox"
              checked={chosen.includes(level)}
              onChange={() => onPress(level)}
              className="size-5.5 flex-none accent-ink"
            />
            <span className="text-leaf-ink">
              <LevelLeaf level={level} size={18} vein="stroke-surface" />
            </span>
            <span className="min-w-0 flex-1 leading-snug">
              <span className="block text-note font-semibold">{label}</span>{" "}
              <span className="block text-small text-ink-2">{meaning}</span>
            </span>{" "}
            <span className="text-note text-ink-2 tabular-nums">
              {counts && formatCount(counts[level])}
            </span>
          </label>
        );
      })}
    </div>
  );
}
