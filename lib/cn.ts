import { clsx } from "clsx";

/** Joins class names, leaving out the falsy ones. Primitives never take classes that contradict their own. */
export const cn = clsx;
