import { useFactWords } from "#fact-words";
import { cn } from "@/lib/cn";
import { VEGAN_LEVEL_TEXTS, type VeganLevel } from "@/lib/restaurants/facts/vegan-level";

const LEAF =
  "M12 22C7.4 17.6 3.6 13.6 3.6 9.2 3.6 4.6 7.3 1.6 12 1.6s8.4 3 8.4 7.6C20.4 13.6 16.6 17.6 12 22Z";
/** How far up the leaf is filled. */
const FILLS: Partial<Record<VeganLevel, string>> = {
  vegetarian: "M12 22C7.4 17.6 3.6 13.6 3.6 9.2H20.4C20.4 13.6 16.6 17.6 12 22Z",
  "vegan options": "M12 22C9.7 19.8 7.6 17.7 6.08 15.6H17.92C16.4 17.7 14.3 19.8 12 22Z",
};

const TONES: Record<VeganLevel, string> = {
  vegan: "bg-leaf text-on-leaf",
  vegetarian: "bg-leaf-soft text-leaf-ink",
  "vegan options": "bg-sprout-2 text-ink",
  "few vegan options": "text-ink-2 inset-ring inset-ring-control",
};

type LevelLeafProps = {
  level: VeganLevel;
  size: number;
  /** The color of the full leaf's veins: that of its ground. */
  vein?: string;
};

/** A leaf that is filled as far as the menu is vegan. */
export function LevelLeaf({ level, size, vein = "stroke-leaf" }: LevelLeafProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="flex-none">
      {level === "vegan" ? (
        <>
          <path d={LEAF} fill="currentColor" />
          <path
            d="M12 19V7.4M12 14.2l4-3.3M12 14.2l-4-3.3"
            fill="none"
            strokeWidth="2"
            strokeLinecap="round"
            className={vein}
          />
        </>
      ) : (
        <>
          <path d={FILLS[level] ?? ""} fill="currentColor" />
          <path d={LEAF} fill="none" stroke="currentColor" strokeWidth="2.1" />
        </>
      )}
    </svg>
  );
}

type VeganLevelBadgeProps = { level: VeganLevel; big?: boolean };

/** How vegan a restaurant is, as words and a leaf, not by color alone. */
export function VeganLevelBadge({ level, big = false }: VeganLevelBadgeProps) {
  const words = useFactWords();
  return (
    <span className={cn("level-badge", big && "level-badge-big", TONES[level])}>
      <LevelLeaf level={level} size={big ? 20 : 15} />
      {words("level", level, VEGAN_LEVEL_TEXTS[level].label)}
    </span>
  );
}
