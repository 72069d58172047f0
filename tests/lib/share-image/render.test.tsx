/** @jest-environment node */
import sharp from "sharp";
import { ShareImage } from "@/components/share-image/share-image";
import { PREFIXED_LANGUAGES, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import english from "@/lib/messages/en/screens/share-image.json";
import { getDecoder } from "@/lib/photos/decoder";
import { drawableText } from "@/lib/share-image/drawable-text";
import { draw } from "@/lib/share-image/draw.mjs";
import { plainTree } from "@/lib/share-image/plain-tree";
import { renderShareImage } from "@/lib/share-image/render";
import { SHARE_IMAGE_SIZE } from "@/lib/share-image-size";

jest.setTimeout(120_000);

const requests: unknown[] = [];
const realFetch = globalThis.fetch;

beforeAll(() => {
  globalThis.fetch = (...request) => {
    requests.push(request[0]);
    return Promise.reject(new TypeError("No connection"));
  };
});
afterEach(() => {
  expect(requests.splice(0)).toEqual([]);
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

const image = (title: string) => (
  <ShareImage tone="sprout" title={title} lead="Berlin">
    {null}
  </ShareImage>
);
/** As the thread draws it, but in this one, whose connections are watched. */
const drawTitle = (title: string) => draw(plainTree(image(title)), SHARE_IMAGE_SIZE);

// P15: nothing leaves a rendering.
it.each([
  ["Latin", "Café Löwenzahn", "ltr"],
  ["Vietnamese", "Quán Chay Hương Thiền", "ltr"],
  ["Cyrillic", "Веганская кухня", "ltr"],
  ["Greek", "Το Πράσινο Φύλλο", "ltr"],
  ["Chinese", "素食餐厅", "ltr"],
  ["Japanese", "東京ビーガン食堂", "ltr"],
  ["Korean", "비건 식당", "ltr"],
  ["Thai", "ร้านอาหารเจ น้ำพริก", "ltr"],
  ["Arabic", "مطعم الزيتون", "rtl"],
  ["Hebrew", "מסעדת עץ הזית", "rtl"],
  ["Devanagari", "शाकाहारी भोजनालय", "ltr"],
])("draws %s", async (_script, title) => {
  expect(drawableText(title)).toBe(title);
  const [drawn, blank] = [await drawTitle(title), await drawTitle("")];
  // Letters are paths: more of them than with the lead as the title.
  expect(drawn.length).toBeGreaterThan(blank.length);
  expect(drawn).not.toContain("http://fonts");
});

it.each([
  ["emoji", "Kopps 🥦🌱", "Kopps"],
  ["a family of emoji", "Kopps 👩‍👧‍👦 Mitte", "Kopps Mitte"],
  ["flags and keycaps", "🇩🇪 Kopps 4️⃣", "Kopps"],
  ["a script without a font", "Kopps სახლი", "Kopps"],
  ["a character for private use", "Kopps \ue000", "Kopps"],
  ["invisible ones that turn the text", "Kopps \u202eelpmas", "Kopps elpmas"],
  ["signs that are letters, too", "Kopps © 2026 #1", "Kopps © 2026 #1"],
])("leaves out %s", async (_what, title, kept) => {
  expect(drawableText(title)).toBe(kept);
  await drawTitle(title);
});

it.each(PREFIXED_LANGUAGES)("has fonts for every letter of its words: %s", async (language) => {
  const t = textsIn<keyof typeof english>(language, "share-image");
  for (const id of Object.keys(english) as (keyof typeof english)[])
    expect(drawableText(t(id))).toBe(t(id));
});

it("sets Hebrew words at the right, also beside a Latin name", async () => {
  const drawn = (language: Language) =>
    draw(
      plainTree(
        <ShareImage tone="sprout" language={language} title="Kopps" lead="Berlin">
          {null}
        </ShareImage>,
      ),
      SHARE_IMAGE_SIZE,
    );
  expect(await drawn("he")).not.toBe(await drawn("de"));
});

it("has the lead in place of a title that cannot be drawn", async () => {
  expect(await drawTitle("🥦")).toBe(await drawTitle("სახლი"));
});

it("draws in a thread of its own, also after the decoders that photos do without were switched off", async () => {
  await getDecoder();
  const response = await renderShareImage(image("東京ビーガン食堂"));
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
  expect({ width, height, format }).toEqual({ ...SHARE_IMAGE_SIZE, format: "png" });
});

it("fails for an image that cannot be drawn, and draws the next one", async () => {
  await expect(renderShareImage(<img alt="" width={1} height={1} />)).rejects.toThrow();
  expect((await renderShareImage(image("Kopps"))).status).toBe(200);
});
