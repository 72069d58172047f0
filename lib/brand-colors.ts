import { ACCENT_COLOR, GROUND_COLOR } from "@/lib/public-env";

/**
 * The tokens of app/tokens.css that are needed outside of style sheets: share images, icons, the manifest and the browser's own
 * interface. tests/lib/brand-colors.test.ts compares them with the style sheet.
 */
export const BRAND_COLORS = {
  paper: "#fafbf6",
  raised: "#ffffff",
  sprout: "#eef4e2",
  "sprout-2": "#dee9cb",
  ink: "#0e2319",
  "ink-2": "#3f5247",
  beet: ACCENT_COLOR ?? "#b40451",
  "on-beet": "#ffffff",
  "beet-soft": "#ffe9ed",
  "leaf-soft": "#dcf3d4",
  grove: GROUND_COLOR ?? "#0b2b1e",
  "on-grove": "#f1f6e8",
  "on-grove-2": "#bdc9b2",
  turmeric: "#f7ae0c",
  "turmeric-soft": "#fdeec1",
  "map-land": "#eff1e7",
  "map-water": "#bad6e2",
} as const;

/** The page's ground in the dark theme. */
export const DARK_PAPER = "#0a1610";

/** The two colors of the mark on any ground; at the sizes of app/icon.svg its veins are lighter. */
export const MARK_LEAF = "#2b7746";
export const MARK_VEIN = "#f87aa1";
