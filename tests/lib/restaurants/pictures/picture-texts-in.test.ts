/** @jest-environment node */
import { PHOTO_SUBJECTS, photoDescription } from "@/lib/restaurants/photos/subjects";
import { withDescriptions, withPictureText } from "@/lib/restaurants/pictures/picture-texts-in";
import { summarize } from "@/lib/restaurants/summary";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

const PHOTO = { src: "/photos/1.avif", alt: "Momos with chutney", width: 900, height: 600 };

const place = exampleRestaurant({ sample: false, images: [] });

test("a drawing is called one in the language of the page", () => {
  const drawn = summarize(place);
  expect(withPictureText("en", drawn)).toBe(drawn);
  expect(withPictureText("de", drawn).picture).toEqual({
    ...drawn.picture,
    alt: "Illustration von Essen",
  });
});

test("a photo keeps what was written of it", () => {
  const { picture } = withPictureText("de", { ...summarize(place), picture: PHOTO, photoCount: 2 });
  expect(picture).toEqual(PHOTO);
});

const said = (language: "en" | "de", description: string) =>
  withDescriptions(language, [{ description }])[0]?.description;

test.each([undefined, ...PHOTO_SUBJECTS])("a photo of %s that nobody has described", (shows) => {
  const kept = photoDescription("", shows);
  expect(said("en", kept)).toBe(kept);
  expect(said("de", kept)).toMatch(/^Foto v|^Foto der/);
  expect(said("de", "Photo of my soup")).toBe("Photo of my soup");
});
