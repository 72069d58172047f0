/** @jest-environment node */
import { fieldErrors } from "@/lib/forms/field-errors";
import { fieldsOf } from "@/lib/forms/fields-of";
import { translator } from "@/lib/languages/translator";
import ofPhotos from "@/lib/messages/en/forms/photo.json";
import english from "@/lib/messages/en/forms/review.json";
import { chosenPhotos, reviewFormSchema } from "@/lib/reviews/photo-fields";

const SHORT = "Please say in at least 3 characters what is in the photo.";
const LONG = "Please say in at most 150 characters what is in the photo.";

const schema = reviewFormSchema(
  { earliest: "2021-11-23", latest: "2026-11-23" },
  translator("en", english),
  translator("en", ofPhotos),
);
const photo = () => new File(["jpeg"], "dish.jpg", { type: "image/jpeg" });
/** What browsers send of a file field in which nothing is chosen. */
const nothing = () => new File([], "");

function formOf(change: Record<string, string | File>) {
  const data = new FormData();
  const fields = {
    restaurantId: "1",
    rating: "4",
    title: "The mapo tofu",
    content: "Proper numbing heat, silky tofu, and rice that tastes of something.",
    visitDate: "2026-11-15",
    photo1: nothing(),
    photo1Description: "",
    ...change,
  };
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

function errorsOf(change: Record<string, string | File>) {
  const parsed = schema.safeParse(Object.fromEntries(formOf(change)));
  return parsed.success ? {} : fieldErrors(parsed.error);
}

it.each([
  ["no photo", {}, {}],
  ["a description alone", { photo1Description: "x" }, {}],
  ["a photo without one", { photo1: photo() }, { photo1Description: SHORT }],
  ["too short a one", { photo2: photo(), photo2Description: " ab " }, { photo2Description: SHORT }],
  ["three characters", { photo1: photo(), photo1Description: "Pie" }, {}],
  ["150 characters", { photo4: photo(), photo4Description: "a".repeat(150) }, {}],
  ["151", { photo4: photo(), photo4Description: "a".repeat(151) }, { photo4Description: LONG }],
  [
    "a file as description",
    { photo1: photo(), photo1Description: photo() },
    { photo1Description: SHORT },
  ],
  ["nothing, as React sends it", { photo1: new File([], "blob") }, {}],
])("says of each chosen photo what is missing: %s", (_name, change, errors) => {
  expect(errorsOf(change as Record<string, string | File>)).toEqual(errors);
});

it("says it together with what is wrong elsewhere", () => {
  expect(errorsOf({ photo1: photo(), title: "x" })).toEqual({
    title: "Please write a title of at least 3 characters.",
    photo1Description: SHORT,
  });
});

it("finds the chosen photos", () => {
  const fields = fieldsOf(
    formOf({ photo3: photo(), photo3Description: " A pie ", photo4: "no file" }),
  );
  expect(chosenPhotos(schema.parse(fields))).toEqual([
    { field: "photo3", file: expect.any(File), description: "A pie" },
  ]);
});

it("a description is stored as it was checked, without what cannot be seen", () => {
  const hidden = `A\u202e pie${"\u200b".repeat(50_000)}\0`;
  const fields = fieldsOf(formOf({ photo1: photo(), photo1Description: hidden }));
  const [chosen] = chosenPhotos(schema.parse(fields));
  expect(chosen?.description).toBe("Aeip");
});
