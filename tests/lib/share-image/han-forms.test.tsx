/** @jest-environment node */
import { basename } from "node:path";
import { PictureLabel } from "@/components/share-image/picture-label";
import { ShareImage } from "@/components/share-image/share-image";
import { LANGUAGE_LIST, type Language } from "@/lib/languages/languages";
import { draw } from "@/lib/share-image/draw.mjs";
import { hanFormsIn, hanFormsOf, type HanForms } from "@/lib/share-image/han-forms";
import { plainTree } from "@/lib/share-image/plain-tree";
import { findSlice } from "@/lib/share-image/script-slices.mjs";
import { SHARE_IMAGE_SIZE } from "@/lib/share-image-size";

jest.setTimeout(120_000);

const packageOf = (letter: string, forms?: HanForms) =>
  /^noto-sans(?:-(?:sc|tc|kr|hebrew))?/.exec(basename(findSlice(letter, forms)?.file ?? ""))?.[0];

test.each([
  ["骨", "noto-sans-sc", "noto-sans-tc"],
  ["，", "noto-sans-sc", "noto-sans-tc"],
  ["厅, which both have", "noto-sans-sc", "noto-sans-tc"],
  ["丬, which the traditional font lacks", "noto-sans-sc", "noto-sans-sc"],
  ["〇", "noto-sans-sc", "noto-sans-tc"],
  ["の", "noto-sans-sc", "noto-sans-sc"],
  ["ж", "noto-sans", "noto-sans"],
  ["ש", "noto-sans-hebrew", "noto-sans-hebrew"],
  ["ក, of which the traditional font has some of the script", undefined, undefined],
])("%s", ([letter = ""], mainland, traditional) => {
  expect(packageOf(letter)).toBe(mainland);
  expect(packageOf(letter, "zh-CN")).toBe(mainland);
  expect(packageOf(letter, "zh-TW")).toBe(traditional);
});

test("the words of a page in traditional Chinese have its forms", () => {
  expect(LANGUAGE_LIST.filter((language) => hanFormsIn(language) === "zh-TW")).toEqual(["zh-hant"]);
});

test.each([
  ["a name in Taiwan", "青葉素食", "TW", "zh-TW"],
  ["in Hong Kong", "樂農", "HK", "zh-TW"],
  ["in Macau", "普濟禪院", "MO", "zh-TW"],
  ["in China", "素食餐厅", "CN", "zh-CN"],
  ["in Singapore", "如意素食", "SG", "zh-CN"],
  ["in Japan", "菜食", "JP", "zh-CN"],
  ["with kana, wherever it is", "東京ビーガン", "TW", "zh-CN"],
  ["elsewhere", "素食", "DE", undefined],
  ["of a country that is not known", "素食", undefined, undefined],
  ["in Latin letters", "Kopps", "TW", undefined],
])("%s: %s in %s", (_what, name, country, forms) => {
  expect(hanFormsOf(name, country)).toBe(forms);
});

type Image = { language?: Language; title?: string; titleForms?: HanForms; note?: HanForms };

const NAME = "骨直令";

/** As an SVG, whose letters are paths. */
function drawn({ language = "en", title = NAME, titleForms, note }: Image) {
  const image = (
    <ShareImage tone="sprout" lead="Berlin" {...{ language, title, titleForms }}>
      <PictureLabel
        name="Kopps"
        note={NAME}
        noteForms={note}
        picture={undefined}
        spot={{ top: 466, left: 600 }}
      />
    </ShareImage>
  );
  return draw(plainTree(image), SHARE_IMAGE_SIZE);
}

// One thread draws them all, so what an image has opened is there for the next one.
test("every part of an image has the forms that it asks for, whatever was drawn before", async () => {
  const mainland = await drawn({});
  const traditional = await drawn({ titleForms: "zh-TW", note: "zh-TW" });
  expect(traditional).not.toBe(mainland);
  expect(await drawn({ titleForms: "zh-CN", note: "zh-CN" })).toBe(mainland);

  const title = await drawn({ titleForms: "zh-TW" });
  const note = await drawn({ note: "zh-TW" });
  expect(new Set([mainland, traditional, title, note]).size).toBe(4);
  expect(await drawn({})).toBe(mainland);
});

test("a page in traditional Chinese keeps the forms of a name from the mainland", async () => {
  const language = "zh-hant";
  const words = await drawn({ language });
  expect(await drawn({ language, titleForms: "zh-TW", note: "zh-TW" })).toBe(words);
  expect(await drawn({ language, titleForms: "zh-CN" })).not.toBe(words);
});

test.each<[string, string]>([
  ["simplified characters", "素食餐厅丬"],
  ["marks", "，、。（）"],
  ["kana", "ビーガン"],
  ["Korean", "비건"],
  ["Hebrew", "עץ הזית"],
])("in traditional forms %s are drawn, too", async (_what, title) => {
  const image = await drawn({ titleForms: "zh-TW", title });
  expect(image.length).toBeGreaterThan((await drawn({ title: "Berlin" })).length);
  expect(image).not.toContain("NaN");
});
