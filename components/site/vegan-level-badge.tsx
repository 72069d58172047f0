import { useFactWords } from "#fact-words";
import { SPRITE } from "@/components/ui/drawings/sprite";
import { cn } from "@/lib/cn";
import DRAWING from "@/lib/restaurants/facts/level-leaf.json";
import { VEGAN_LEVEL_TEXTS, type VeganLevel } from "@/lib/restaurants/facts/vegan-level";

const TONES: Record<VeganLevel, string> = {
  vegan: "bg-leaf text-on-leaf",
  vegetarian: "bg-leaf-soft text-leaf-ink",
  "vegan options": "bg-sprout-2 text-ink",
  "few vegan options": "level-badge-few",
};

type LevelLeafProps = {
  level: VeganLevel;
  size: number;
  /** The color of the full leaf's veins: that of its ground. */
  vein?: string;
};

/** A leaf that is filled as far as the menu is vegan, for a map or a list of levels; badges have that of the icons' file. */
export function LevelLeaf({ level, size, vein = "stroke-leaf" }: LevelLeafProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="flex-none">
      {level === "vegan" ? (
        <>
          <path d={DRAWING.leaf} fill="currentColor" />
          <path
            d={DRAWING.veins}
            fill="none"
            strokeWidth="2"
            strokeLinecap="round"
            className={vein}
          />
        </>
      ) : (
        <>
          <path d={DRAWING.fills[level]} fill="currentColor" />
          <path d={DRAWING.leaf} fill="none" stroke="currentColor" strokeWidth="2.1" />
        </>
      )}
    </svg>
  );
}

type VeganLevelBadgeProps = { level: VeganLevel; big?: boolean };

/** How vegan a restaurant is, as words and a leaf, not by color alone. */
export function VeganLevelBadge({ level, big = false }: VeganLevelBadgeProps) {
  const words = useFactWords();
  const size = big ? 20 : 15;
  return (
    <span className={cn("level-badge", big && "level-badge-big", TONES[level])}>
      <svg width={size} height={size} aria-hidden="true">
        <use href={`${SPRITE}#level-${level.replaceAll(" ", "-")}`} />
      </svg>
      {words("level", level, VEGAN_LEVEL_TEXTS[level].label)}
    </span>
  );
}
