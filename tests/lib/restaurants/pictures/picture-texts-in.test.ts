/** @jest-environment node */
import { withPictureText } from "@/lib/restaurants/pictures/picture-texts-in";
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
