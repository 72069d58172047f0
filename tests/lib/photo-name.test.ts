/** @jest-environment node */
import { photoFiles, photoTypeOf } from "@/lib/photo-name";
import { photoSources } from "@/lib/photos/picture";
import { HOSTILE_STRINGS } from "@/tests/fakes/hostile-strings";

const ID = "0123456789abcdef0123456789abcdef";

it("names the files of a photo, none wider than it is", () => {
  expect(photoFiles({ id: ID, width: 960 }).map(({ name, type }) => [name, type])).toEqual([
    [`${ID}-480.avif`, "image/avif"],
    [`${ID}-960.avif`, "image/avif"],
    [`${ID}-480.webp`, "image/webp"],
    [`${ID}-960.webp`, "image/webp"],
  ]);
});

it("returns the sources of a picture", () => {
  expect(photoSources({ id: ID, width: 1_500, height: 2_000 })).toEqual({
    avif: `/photos/${ID}-480.avif 480w, /photos/${ID}-960.avif 960w, /photos/${ID}-1500.avif 1500w`,
    webp: `/photos/${ID}-480.webp 480w, /photos/${ID}-960.webp 960w, /photos/${ID}-1500.webp 1500w`,
    src: `/photos/${ID}-1500.webp`,
  });
});

it.each([
  [`${ID}-480.avif`, "image/avif"],
  [`${ID}-1.webp`, "image/webp"],
  [`${ID}-480.jpg`, undefined],
  [`${ID}-480.AVIF`, undefined],
  [`${ID.toUpperCase()}-480.avif`, undefined],
  [`${ID}-0.avif`, undefined],
  [`${ID}-20000.avif`, undefined],
  [`${ID}.avif`, undefined],
  [`../${ID}-480.avif`, undefined],
  [`${ID}-480.avif/../../secret`, undefined],
  [`${ID}-480.avif\n`, undefined],
  [`${ID}-480.avif\0.png`, undefined],
  ["..", undefined],
  ["", undefined],
])("%j is of type %s", (name, type) => {
  expect(photoTypeOf(name)).toBe(type);
});

it("accepts no hostile text as a name", () => {
  expect(HOSTILE_STRINGS.length).toBeGreaterThan(200);
  expect(HOSTILE_STRINGS.filter((text) => photoTypeOf(text))).toEqual([]);
});
