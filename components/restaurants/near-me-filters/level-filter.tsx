import { useFactWords } from "#fact-words";
import { useTexts } from "#texts";
import { LevelLeaf } from "@/components/site/vegan-level-badge";
import { cn } from "@/lib/cn";
import { formatCountIn } from "@/lib/languages/format-count";
import english from "@/lib/messages/en/near-me/filters.json";
import {
  VEGAN_LEVEL_TEXTS,
  VEGAN_LEVELS,
  type VeganLevel,
} from "@/lib/restaurants/facts/vegan-level";

type LevelFilterProps = {
  chosen: readonly VeganLevel[];
  /** How many restaurants a level would leave; undefined while that is not known. */
  countOf: ((level: VeganLevel) => number) | undefined;
  onPress: (level: VeganLevel) => void;
};

/** How vegan a restaurant has to be, with what each level means and how many it would leave (P14.645); none chosen means any. */
export function LevelFilter({ chosen, countOf, onPress }: LevelFilterProps) {
  const t = useTexts("filters", english);
  const words = useFactWords();
  return (
    <div role="group" aria-label={t("level")}>
      {VEGAN_LEVELS.map((level) => {
        const { label, meaning } = VEGAN_LEVEL_TEXTS[level];
        const on = chosen.includes(level);
        const count = countOf?.(level);
        const isEmpty = count === 0 && !on;
        return (
          <label
            key={level}
            className={cn(
              "flex min-h-12 items-center gap-3 py-1",
              isEmpty ? "opacity-60" : "cursor-pointer",
            )}
          >
            <input
              type="checkbox"
              checked={on}
              disabled={isEmpty}
              onChange={() => onPress(level)}
              className="size-5.5 flex-none accent-ink"
            />
            <span className="text-leaf-ink">
              <LevelLeaf level={level} size={18} vein="stroke-surface" />
            </span>
            <span className="min-w-0 flex-1 leading-snug">
              <span className="block text-note font-semibold">{words("level", level, label)}</span>{" "}
              <span className="block text-small text-ink-2">
                {words("level-meaning", level, meaning)}
              </span>
            </span>{" "}
            <span className="text-note text-ink-2 tabular-nums">
              {isEmpty ? "(0)" : count !== undefined && formatCountIn(t.language, count)}
            </span>
          </label>
        );
      })}
    </div>
  );
}
