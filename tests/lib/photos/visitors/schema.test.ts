/** @jest-environment node */
import { photoDetailsSchema } from "@/lib/photos/visitors/schema";
import { captionOf, photoDescription, PHOTO_SUBJECTS } from "@/lib/restaurants/photos/subjects";

const IT = { restaurantId: "1", photoId: "0b8f2f53-3a31-4b0e-9d1f-6f1f5d4c2a10" };

test("everything that is said of a photo may stay empty", () => {
  const empty = { ...IT, caption: "", shows: "", dishId: "" };
  expect(photoDetailsSchema.parse(empty)).toEqual({ ...IT, caption: "" });
  expect(photoDetailsSchema.parse(IT)).toEqual({ ...IT, caption: "" });
});

test.each([
  [{ caption: "x".repeat(151) }, "at most 150 characters"],
  [{ caption: "See example.com" }, "without the address of a web page"],
  [{ shows: "me" }, ""],
  [{ dishId: "1" }, ""],
  [{ photoId: "1" }, ""],
  [{ restaurantId: "../2" }, ""],
])("%j is refused", (more, message) => {
  const { error } = photoDetailsSchema.safeParse({ ...IT, ...more });
  expect(error?.issues[0]?.message).toContain(message);
});

test("a caption is one line of visible characters", () => {
  const { caption } = photoDetailsSchema.parse({ ...IT, caption: "  Soup\nof the day\u200B " });
  expect(caption).toBe("Soup of the day");
});

test.each([undefined, ...PHOTO_SUBJECTS])("a photo of %s has words without a caption", (shows) => {
  const description = photoDescription("", shows);
  expect(description).toMatch(/^Photo /);
  expect(captionOf(description)).toBe("");
  expect(photoDescription("Soup", shows)).toBe("Soup");
  expect(captionOf("Soup")).toBe("Soup");
});
