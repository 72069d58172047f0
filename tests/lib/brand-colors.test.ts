/** @jest-environment node */
import { readFileSync } from "node:fs";
import { BRAND_COLORS, DARK_PAPER, MARK_LEAF, MARK_VEIN } from "@/lib/brand-colors";

const sheet = readFileSync("app/tokens.css", "utf8");

/** The sRGB value of an OKLCH color as hex (CSS Color 4, sample code of its conversion). */
function hexOf(lightness: number, chroma: number, hueDegrees: number) {
  const hue = (hueDegrees * Math.PI) / 180;
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((value) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, encoded)) * 255);
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** "#fff" is "#ffffff". */
const inFull = (hex: string) => hex.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");

/** Every value that a token has in the sheet, the light theme's first. */
function valuesOf(token: string) {
  const pattern = new RegExp(`--${token}: (#[\\da-f]{3,6});`, "g");
  return [...sheet.matchAll(pattern)].map(([, hex = ""]) => inFull(hex));
}

/** Rounding may differ by one step per channel. */
function distance(one: string, other: string) {
  const channels = (hex: string) =>
    [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
  const others = channels(other);
  return Math.max(...channels(one).map((value, index) => Math.abs(value - (others[index] ?? NaN))));
}

test.each(Object.entries(BRAND_COLORS))("%s is the light theme's %s", (token, hex) => {
  expect(distance(hex, valuesOf(token)[0] ?? "")).toBeLessThanOrEqual(1);
});

test("the colors of the sheet are those that they were designed as", () => {
  const designed = /: (#[\da-f]+); \/\* oklch\(([\d.]+) ([\d.]+) ([\d.]+)\) \*\//g;
  const colors = [...sheet.matchAll(designed)];
  expect(colors.length).toBeGreaterThan(70);
  for (const [line, hex = "", l, c, h] of colors) {
    const far = distance(inFull(hex), hexOf(Number(l), Number(c), Number(h)));
    expect({ line, isFar: far > 1 }).toEqual({ line, isFar: false });
  }
});

test("the dark ground is the dark theme's paper", () => {
  const [, dark = ""] = valuesOf("paper");
  expect(distance(DARK_PAPER, dark)).toBeLessThanOrEqual(1);
});

test("the icon's leaf is the mark's, and its veins are lighter for small sizes", () => {
  const icon = readFileSync("app/icon.svg", "utf8");
  expect(icon).toContain(MARK_LEAF);
  expect(icon).not.toContain(MARK_VEIN);
});
