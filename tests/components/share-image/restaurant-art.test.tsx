/** @jest-environment node */
import { RestaurantArt } from "@/components/share-image/restaurant-art";
import { RESTAURANTS } from "@/data/restaurants";
import { plainTree } from "@/lib/share-image/plain-tree";

jest.mock("@/lib/share-image/files", () => ({ publicFileUrl: (src: string) => src }));

const [restaurant] = RESTAURANTS;
const drawing = (photo: string | undefined) =>
  JSON.stringify(plainTree(<RestaurantArt language="en" restaurant={restaurant!} photo={photo} />));

test("a restaurant's share image shows its photo, and then no drawing", () => {
  const drawn = drawing("data:image/jpeg;base64,AAAA");
  expect(drawn).toContain("data:image/jpeg;base64,AAAA");
  expect(drawn).not.toMatch(/\.(svg|png|jpg)"/);
  expect(drawn).toContain(restaurant!.city);
});

test("without a photo it shows the pictures of its record", () => {
  expect(drawing(undefined)).toMatch(/\.(svg|png|jpg)"/);
});
