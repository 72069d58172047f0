import { renderToStaticMarkup } from "react-dom/server";
import { BothNames, RestaurantName } from "@/components/site/restaurant-name";
import { LatinName } from "@/components/site/summary-name";

test.each([
  ["緑の台所", "JP", '<bdi lang="ja" dir="ltr">緑の台所</bdi>'],
  ["الحديقة", "EG", '<bdi lang="ar" dir="rtl">الحديقة</bdi>'],
  ["綠園", null, '<bdi lang="und" dir="ltr">綠園</bdi>'],
  ["Grüne Küche", "DE", "Grüne Küche"],
])("%s in %s", (name, countryCode, html) =>
  expect(renderToStaticMarkup(<RestaurantName {...{ name, countryCode }} />)).toBe(html),
);

test("both forms in one line, and the Latin one where there is none", () => {
  const forms = { name: "הגינה", latinName: "The Garden", countryCode: "IL" };
  expect(renderToStaticMarkup(<BothNames {...forms} />)).toBe(
    '<bdi lang="he" dir="rtl">הגינה</bdi> (The Garden)',
  );
  expect(renderToStaticMarkup(<BothNames {...forms} latinName={null} />)).toBe(
    '<bdi lang="he" dir="rtl">הגינה</bdi>',
  );
  expect(renderToStaticMarkup(<LatinName latinName={null} />)).toBe("");
});
