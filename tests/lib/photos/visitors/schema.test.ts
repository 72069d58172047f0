/** @jest-environment node */
import { translator } from "@/lib/languages/translator";
import ofPhotosInGerman from "@/lib/messages/de/forms/photo.json";
import german from "@/lib/messages/de/forms/upload.json";
import ofPhotos from "@/lib/messages/en/forms/photo.json";
import english from "@/lib/messages/en/forms/upload.json";
import { photoDetailsSchema } from "@/lib/photos/visitors/schema";
import { captionOf, photoDescription, PHOTO_SUBJECTS } from "@/lib/restaurants/photos/subjects";

const schema = photoDetailsSchema(translator("en", english), translator("en", ofPhotos));

const IT = { restaurantId: "1", photoId: "0b8f2f53-3a31-4b0e-9d1f-6f1f5d4c2a10" };

test("everything that is said of a photo may stay empty", () => {
  const empty = { ...IT, caption: "", shows: "", dishId: "" };
  expect(schema.parse(empty)).toEqual({ ...IT, caption: "" });
  expect(schema.parse(IT)).toEqual({ ...IT, caption: "" });
});

test.each([
  [{ caption: "x".repeat(151) }, "at most 150 characters"],
  [{ caption: "See example.com" }, "without the address of a web page"],
  [{ shows: "me" }, ""],
  [{ dishId: "1" }, ""],
  [{ photoId: "1" }, ""],
  [{ restaurantId: "../2" }, ""],
])("%j is refused", (more, message) => {
  const { error } = schema.safeParse({ ...IT, ...more });
  expect(error?.issues[0]?.message).toContain(message);
});

test("a German page says in German what is wrong with a caption", () => {
  const inGerman = photoDetailsSchema(translator("de", german), translator("de", ofPhotosInGerman));
  const messageOf = (caption: string) =>
    inGerman.safeParse({ ...IT, caption }).error?.issues[0]?.message;
  expect(messageOf("x".repeat(151))).toBe("Bitte beschreib das Foto mit höchstens 150 Zeichen.");
  expect(messageOf("example.com")).toBe(
    "Bitte beschreib das Foto ohne Webadresse und ohne E-Mail-Adresse.",
  );
});

test("a caption is one line of visible characters", () => {
  const { caption } = schema.parse({ ...IT, caption: "  Soup\nof the day\u200B " });
  expect(caption).toBe("Soup of the day");
});

test.each([undefined, ...PHOTO_SUBJECTS])("a photo of %s has words without a caption", (shows) => {
  const description = photoDescription("", shows);
  expect(description).toMatch(/^Photo /);
  expect(captionOf(description)).toBe("");
  expect(photoDescription("Soup", shows)).toBe("Soup");
  expect(captionOf("Soup")).toBe("Soup");
});
