/** @jest-environment node */
import { cardPlace } from "@/lib/restaurants/card-place";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";
import { summarize } from "@/lib/restaurants/summary";

const card = (facts = {}) =>
  summarize(
    exampleRestaurant({
      sample: false,
      address: "Maybachufer 8",
      district: "Kreuzberg",
      city: "Berlin",
      ...facts,
    }),
  );

it("says street and district in a list of one city, district and city in others, nothing of samples", () => {
  expect(cardPlace(card(), "street")).toBe("Kreuzberg, Maybachufer 8");
  expect(cardPlace(card(), "city")).toBe("Kreuzberg, Berlin");
  expect(cardPlace(card({ district: undefined }), "city")).toBe("Berlin");
  expect(cardPlace(card({ sample: true }), "street")).toBeUndefined();
});
