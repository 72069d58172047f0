import { cn } from "@/lib/cn";
import type { Difficulty } from "@/lib/guides/types";

const LEVELS = ["Easy", "Medium", "Hard"] as const satisfies Difficulty[];
const BAR_WIDTH = 5.5;
const BAR_STEP = 7;
const FLOOR = 19;

/** One to three filled bars; the word is beside them. */
export function DifficultyBars({ difficulty }: { difficulty: Difficulty }) {
  const reached = LEVELS.indexOf(difficulty);
  return (
    <svg width={22} height={20} viewBox="0 0 22 20" aria-hidden="true" className="flex-none">
      {LEVELS.map((level, index) => (
        <rect
          key={level}
          x={1 + index * BAR_STEP}
          y={FLOOR - BAR_STEP - index * 5}
          width={BAR_WIDTH}
          height={BAR_STEP + index * 5}
          rx={1.6}
          strokeWidth={1.4}
          className={cn(index <= reached ? "fill-leaf stroke-leaf" : "fill-none stroke-control")}
        />
      ))}
    </svg>
  );
}
