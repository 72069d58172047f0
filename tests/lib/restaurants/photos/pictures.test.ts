/** @jest-environment node */
import { picturesOf } from "@/lib/restaurants/photos/pictures";

const photo = (recordId: string) => ({
  recordId,
  id: recordId,
  width: 800,
  height: 600,
  description: "Soup",
});

const idsOf = (photos: Parameters<typeof picturesOf>[0]) =>
  picturesOf(photos).map(({ recordId }) => recordId);

test("the owner's pictures are before those by visitors", () => {
  const ofOwner = [photo("o1"), photo("o2")];
  const byVisitors = [photo("v1"), photo("v2")];
  expect(idsOf({ ofOwner, byVisitors })).toEqual(["o1", "o2", "v1", "v2"]);
});

test("a visitor's picture that the desk chose is before the owner's", () => {
  const byVisitors = [{ ...photo("v1"), isMain: true }, photo("v2")];
  expect(idsOf({ ofOwner: [photo("o1")], byVisitors })).toEqual(["v1", "o1", "v2"]);
});
