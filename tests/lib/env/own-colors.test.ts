/** @jest-environment node */
import { wcagContrast } from "culori";
import { findColorFault, ownColorsSheet } from "@/lib/env/own-colors";

/** The value of a token in the light theme, or in the dark one. */
function tokenOf(sheet: string, token: string, isDark: boolean) {
  const part = isDark ? sheet.slice(sheet.indexOf("data-theme=dark")) : sheet;
  return new RegExp(`--${token}:(#[0-9a-f]{6})`).exec(part)?.[1] ?? "";
}

/** In the light theme and in the dark one (app/tokens.css). */
const PAPER = ["#fafbf6", "#0a1610"];
const RAISED = ["#ffffff", "#172820"];

const ACCENTS = ["#b40451", "#0a5c8a", "#7a3b00", "#2f6b1f", "#5b21b6", "#000000", "#8a0000"];

test.each(ACCENTS)("%s can be read in both themes, as text and under text", (accent) => {
  expect(findColorFault({ NEXT_PUBLIC_ACCENT_COLOR: accent })).toBeUndefined();
  const sheet = ownColorsSheet(accent, undefined)!;
  for (const [index, isDark] of [false, true].entries()) {
    const of = (token: string) => tokenOf(sheet, token, isDark);
    for (const ground of [PAPER[index]!, RAISED[index]!])
      for (const token of ["beet", "beet-hover"])
        expect([token, wcagContrast(of(token), ground) >= 4.5]).toEqual([token, true]);
    expect(wcagContrast(of("on-beet"), of("beet"))).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(of("beet-ink"), of("beet-soft"))).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(of("focus"), PAPER[index]!)).toBeGreaterThanOrEqual(3);
  }
});

test.each(ACCENTS)("panels are in %s in both themes, and on paper as before", (accent) => {
  const sheet = ownColorsSheet(accent, undefined)!;
  const [, panels = ""] = /@media screen\{\.on-beet\.on-beet\{([^}]+)\}\}$/.exec(sheet) ?? [];
  expect(panels).toContain(`--beet:${accent};`);
  expect(wcagContrast(tokenOf(panels, "control", false), accent)).toBeGreaterThanOrEqual(3);
  expect(ownColorsSheet(undefined, "#0b2b1e")).not.toContain("on-beet");
});

test.each(["#0b2b1e", "#10243f", "#3b0a24", "#000000"])(
  "text can be read on the ground %s",
  (ground) => {
    expect(findColorFault({ NEXT_PUBLIC_GROUND_COLOR: ground })).toBeUndefined();
    const sheet = ownColorsSheet(undefined, ground)!;
    for (const isDark of [false, true])
      for (const text of ["#f1f6e8", "#bdc9b2"])
        expect(wcagContrast(text, tokenOf(sheet, "grove", isDark))).toBeGreaterThanOrEqual(4.5);
  },
);

test.each([
  [
    { NEXT_PUBLIC_ACCENT_COLOR: "#f7ae0c" },
    /^NEXT_PUBLIC_ACCENT_COLOR should be darker: .+ a contrast of 1\.\d, and 4\.5/,
  ],
  [{ NEXT_PUBLIC_ACCENT_COLOR: "#ffffff" }, /NEXT_PUBLIC_ACCENT_COLOR/],
  [{ NEXT_PUBLIC_GROUND_COLOR: "#7fa37f" }, /^NEXT_PUBLIC_GROUND_COLOR should be darker/],
])("%j is refused", (settings, sentence) => {
  expect(findColorFault(settings)).toMatch(sentence);
});

test("without colors there is no sheet", () => {
  expect(ownColorsSheet(undefined, undefined)).toBeUndefined();
  expect(findColorFault({})).toBeUndefined();
});
