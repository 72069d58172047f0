// The two colors of an operator, and the tokens of app/tokens.css that follow from them in both themes.
import { clampChroma, converter, formatHex, wcagContrast } from "culori";

const toOklch = converter("oklch");

/** Where text in the accent color stands, and text on the ground color (app/tokens.css). */
const LIGHT_GROUND = "#eef4e2";
const DARK_GROUND = "#172820";
const ON_GROUND = "#bdc9b2";
/** WCAG 2.2, 1.4.3. */
const TEXT_CONTRAST = 4.5;
const STEP = 0.01;

const contrastOf = (one: string, other: string) => wcagContrast(one, other);

/** The color with another lightness, and no more chroma than `chroma`. */
function tint(color: string, lightness: number, chroma: number) {
  const { c, h = 0 } = toOklch(color)!;
  const changed = { mode: "oklch", l: lightness, c: Math.min(c, chroma), h } as const;
  return formatHex(clampChroma(changed, "oklch"));
}

/** The tint at or next to a lightness that can be read on a ground. */
function readableTint(
  color: string,
  lightness: number,
  chroma: number,
  ground: string,
  step: number,
) {
  for (let l = lightness; l > 0 && l < 1; l += step) {
    const found = tint(color, l, chroma);
    if (contrastOf(found, ground) >= TEXT_CONTRAST) return found;
  }
  return step > 0 ? "#ffffff" : "#000000";
}

type Tokens = Readonly<Record<string, string>>;
type Themes = { light: Tokens; dark: Tokens };

function accentTokens(accent: string): Themes {
  const { l } = toOklch(accent)!;
  const soft = tint(accent, 0.953, 0.024);
  const darkSoft = tint(accent, 0.275, 0.05);
  const dark = readableTint(accent, 0.735, 0.158, DARK_GROUND, STEP);
  return {
    light: {
      beet: accent,
      "beet-hover": tint(accent, Math.max(0, l - 0.065), 0.4),
      "on-beet": "#ffffff",
      "beet-soft": soft,
      "beet-ink": readableTint(accent, Math.min(l, 0.42), 0.165, soft, -STEP),
      focus: accent,
    },
    dark: {
      beet: dark,
      "beet-hover": readableTint(accent, 0.8, 0.125, DARK_GROUND, STEP),
      "on-beet": readableTint(accent, 0.17, 0.045, dark, -STEP),
      "beet-soft": darkSoft,
      "beet-ink": readableTint(accent, 0.83, 0.1, darkSoft, STEP),
      focus: readableTint(accent, 0.8, 0.125, DARK_GROUND, STEP),
    },
  };
}

/** Of panels in the accent color, which are the same in both themes (app/globals.css, .on-beet). */
function panelTokens(accent: string): Tokens {
  const {
    "beet-hover": hover = "",
    "beet-soft": soft = "",
    "beet-ink": ink = "",
  } = accentTokens(accent).light;
  const control = readableTint(accent, 0.87, 0.08, accent, STEP);
  return { beet: accent, "beet-hover": hover, "beet-soft": soft, "beet-ink": ink, control };
}

function groundTokens(ground: string): Themes {
  const { l, c } = toOklch(ground)!;
  const darker = Math.min(l, 0.235);
  return {
    light: { grove: ground, "grove-2": tint(ground, Math.min(1, l + 0.063), c) },
    dark: { grove: tint(ground, darker, c), "grove-2": tint(ground, darker + 0.065, c) },
  };
}

const declarations = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

/** A style sheet that puts the operator's colors in place of the site's; undefined without any. */
export function ownColorsSheet(accent: string | undefined, ground: string | undefined) {
  const themes = [
    ...(accent ? [accentTokens(accent)] : []),
    ...(ground ? [groundTokens(ground)] : []),
  ];
  if (themes.length === 0) return undefined;
  const light = themes.map((theme) => declarations(theme.light)).join(";");
  const dark = themes.map((theme) => declarations(theme.dark)).join(";");
  const panels = accent
    ? `@media screen{.on-beet.on-beet{${declarations(panelTokens(accent))}}}`
    : "";
  // Twice :root, since the style sheet of the page comes after this one.
  return `:root:root{${light}}@media screen{:root:root[data-theme=dark]{${dark}}}@media screen and (prefers-color-scheme:dark){:root:root:not([data-theme]){${dark}}}${panels}`;
}

const CHECKS = {
  NEXT_PUBLIC_ACCENT_COLOR: { ground: LIGHT_GROUND, what: "text in it on the pages" },
  NEXT_PUBLIC_GROUND_COLOR: { ground: ON_GROUND, what: "the light text of the footer on it" },
};

type ColorSettings = Partial<Record<keyof typeof CHECKS, string | undefined>>;

/** Which color cannot be read, as one sentence. In the dark theme colors are made light enough. */
export function findColorFault(settings: ColorSettings) {
  for (const [name, { ground, what }] of Object.entries(CHECKS)) {
    const color = settings[name as keyof ColorSettings];
    if (!color) continue;
    const contrast = contrastOf(color, ground);
    if (contrast < TEXT_CONTRAST)
      return `${name} should be darker: ${what} has a contrast of ${contrast.toFixed(1)}, and ${TEXT_CONTRAST} is needed.`;
  }
  return undefined;
}
