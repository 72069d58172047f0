import { type VeganLevel, VEGAN_LEVELS } from "@/lib/restaurants/facts/vegan-level";

/** Those of VEGAN_LEVELS, and none. */
export const LEVEL_RANKS = VEGAN_LEVELS.length + 1;

/** The most vegan first, and what is not known last. */
export const levelRank = (level: VeganLevel | null | undefined) =>
  level ? VEGAN_LEVELS.indexOf(level) : VEGAN_LEVELS.length;
