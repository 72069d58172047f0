/** @jest-environment node */
import { isolateRightToLeft, scriptRuns } from "@/lib/restaurants/names/script-runs";

test.each([
  ["Kopps", [{ text: "Kopps" }]],
  ["", []],
  [
    "Soup, הגינה (Hagina)",
    [{ text: "Soup, " }, { text: "הגינה", dir: "rtl", lang: "he" }, { text: " (Hagina)" }],
  ],
  ["コップス", [{ text: "コップス", dir: "ltr", lang: "ja" }]],
  // Of Han alone it is not known which language it is.
  ["青葉 素食 2", [{ text: "青葉 素食", dir: "ltr" }, { text: " 2" }]],
])("%j in its parts", (text, runs) => {
  expect(scriptRuns(text)).toEqual(runs);
  expect(
    scriptRuns(text)
      .map((run) => run.text)
      .join(""),
  ).toBe(text);
});

test("words from right to left are isolated, others stay as they are", () => {
  expect(isolateRightToLeft("Soup, הגינה 24 and コップス")).toBe(
    "Soup, \u2068הגינה\u2069 24 and コップス",
  );
});
