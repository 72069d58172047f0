import localFont from "next/font/local";
import "./font-fallbacks.css";

/**
 * The two typefaces, cut down by scripts/assets/fonts.mjs. Each comes in two files: the Latin Extended one is fetched only by a page
 * that holds one of its letters. The first paint waits for none of them: it is in a system font of the same widths
 * (app/font-fallbacks.css, imported here so that all typefaces are in one stylesheet, ADR-21). (The build reads these calls without
 * running them: the values must be literals.)
 */
const display = localFont({
  src: "./fonts/bricolage-grotesque-latin.woff2",
  weight: "800",
  display: "swap",
  variable: "--font-display-latin",
  preload: false,
  adjustFontFallback: false,
});

const displayExtended = localFont({
  src: "./fonts/bricolage-grotesque-latin-ext.woff2",
  weight: "800",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-display-extended",
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0100-0151, U+0154-017F, U+01CD-01D4, U+0218-021B, U+1E02-1EF9",
    },
  ],
});

const body = localFont({
  src: "./fonts/hanken-grotesk-latin.woff2",
  weight: "400 750",
  display: "swap",
  variable: "--font-body-latin",
  preload: false,
  adjustFontFallback: false,
});

const bodyExtended = localFont({
  src: "./fonts/hanken-grotesk-latin-ext.woff2",
  weight: "400 750",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-body-extended",
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0100-0151, U+0154-017F, U+01CD-01D4, U+0218-021B, U+1E02-1EF9",
    },
  ],
});

/** Class names that define the four font variables; the token sheet joins them into two font stacks. */
export const fontVariables = [display, displayExtended, body, bodyExtended]
  .map((font) => font.variable)
  .join(" ");
