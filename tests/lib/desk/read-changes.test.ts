/** @jest-environment node */
import { RESTAURANTS } from "@/data/restaurants";
import { readChanges, venueFacts } from "@/lib/desk/venues/read-changes";
import { venueSchema } from "@/lib/desk/venues/schema";
import type { Restaurant } from "@/lib/restaurants/types";

const [SAMPLE] = RESTAURANTS;
const RESTAURANT: Restaurant = {
  ...SAMPLE!,
  features: ["wifi"],
  dietaryOptions: [],
  socialMedia: { facebook: "https://facebook.com/hut" },
};

/** What the form sends of the record, with changes. */
const values = (changes: Record<string, string> = {}) =>
  venueSchema.parse({
    id: "1",
    version: "2026-11-01T10:00:00.000Z",
    ...venueFacts(RESTAURANT),
    ...changes,
  });

test("nothing is changed where nothing is different", () => {
  expect(readChanges(values(), RESTAURANT)).toEqual({ changes: [], errors: {} });
});

test.each<[Record<string, string>, [string, unknown][]]>([
  [{ name: " Kopps " }, [["name", "Kopps"]]],
  [{ phone: "" }, [["phone", null]]],
  [{ latinName: "Vegetarian Home" }, [["latinName", "Vegetarian Home"]]],
  [{ instagram: "@kopps" }, [["instagram", "https://www.instagram.com/kopps"]]],
  [{ facebook: "" }, [["facebook", null]]],
  [{ cuisine: "" }, [["cuisine", []]]],
  [{ cuisine: "Thai, Raw" }, [["cuisine", ["Thai", "Raw"]]]],
  [{ cuisine: "thai; RAW, Farm-to-Table" }, [["cuisine", ["Thai", "Raw", "Farm-to-table"]]]],
  [
    { cuisine: "new nordic, tex-mex, Cal-Mex BBQ" },
    [["cuisine", ["New Nordic", "Tex-Mex", "Cal-Mex BBQ"]]],
  ],
  [{ cuisine: "thai, Thai" }, [["cuisine", ["Thai"]]]],
  [{ features: "bar, WiFi" }, [["features", ["bar", "wifi"]]]],
  [{ veganLevel: "few vegan options" }, [["veganLevel", "few vegan options"]]],
  [{ priceRange: "4" }, [["priceRange", 4]]],
  [{ lat: "52.5" }, [["lat", 52.5]]],
  [{ lng: "-13" }, [["lng", -13]]],
  [{ description: "One.\nTwo." }, [["description", "One.\nTwo."]]],
])("%j becomes %j", (typed, changes) => {
  expect(readChanges(values(typed), RESTAURANT)).toEqual({ changes, errors: {} });
});

test.each([
  [{ phone: "call us" }, "phone"],
  [{ website: "javascript:alert(1)" }, "website"],
  [{ email: "nobody" }, "email"],
  [{ instagram: "https://kopps.example" }, "instagram"],
  [{ features: "jacuzzi" }, "features"],
  [{ veganLevel: "a little" }, "veganLevel"],
  [{ priceRange: "9" }, "priceRange"],
])("%j is refused", (typed, field) => {
  const { changes, errors } = readChanges(values(typed), RESTAURANT);
  expect(changes).toEqual([]);
  expect(Object.keys(errors)).toEqual([field]);
});
