/**
 * The widths from which a wider layout applies: 320, 360, 480, 760, 901, 1000, 1100 and 1280 px at a text size of 16 px. In rem, so
 * that a visitor with larger text gets the narrower layouts earlier. tailwind.config.ts makes the variants of the same names.
 */
export const BREAKPOINTS = {
  xs: "20rem",
  narrow: "22.5rem",
  sm: "30rem",
  md: "47.5rem",
  split: "56.3125rem",
  reading: "62.5rem",
  lg: "68.75rem",
  xl: "80rem",
} as const;

type Breakpoint = keyof typeof BREAKPOINTS;

/** The media query of a window that is narrower than the breakpoint. */
export function narrowerThan<Name extends Breakpoint>(name: Name) {
  return `(width < ${BREAKPOINTS[name]})` as const;
}

/** The media query of a window that is at least as wide as the breakpoint. */
export function atLeast<Name extends Breakpoint>(name: Name) {
  return `(width >= ${BREAKPOINTS[name]})` as const;
}
