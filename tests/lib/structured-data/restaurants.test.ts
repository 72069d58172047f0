/** @jest-environment node */
import type { Review } from "@/lib/restaurants/types";
import { restaurantData, restaurantListData } from "@/lib/structured-data/restaurants";
import { findFaults } from "@/tests/lib/structured-data/google-rules";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

const REVIEW: Review = {
  id: "1",
  restaurantId: "1",
  userId: "noor",
  userName: "Noor Adeyemi",
  rating: 5,
  title: "The leek tart",
  content: "A crust that shatters.",
  images: [],
  visitDate: "2025-03-14",
  createdAt: "2025-03-15T10:42:00Z",
  helpful: 24,
  sample: false,
};

test("has a restaurant's position, hours and cuisine", () => {
  const data = restaurantData(
    exampleRestaurant({
      sample: false,
      veganLevel: "vegan",
      phone: "+1 212 555 0148",
      email: "hello@radish.example",
      priceRange: 3,
      cuisine: ["Thai", "Raw"],
      features: ["wifi", "reservations"],
      dietaryOptions: ["organic", "gluten-free options"],
    }),
    [],
    {
      photos: [
        { recordId: "1", id: "a".repeat(32), width: 1200, height: 900, description: "A dish" },
      ],
    },
  );
  expect(findFaults(data)).toEqual([]);
  expect(data).toMatchObject({
    "@type": "Restaurant",
    url: "http://localhost:3000/restaurants/1",
    name: "Radish & Rye",
    image: [`http://localhost:3000/photos/${"a".repeat(32)}-1200.webp`],
    email: "hello@radish.example",
    address: {
      streetAddress: "1 Example Street",
      addressLocality: "New York",
      addressCountry: "United States",
    },
    geo: { latitude: 40.7, longitude: -74 },
    telephone: "+1 212 555 0148",
    priceRange: "$$$",
    servesCuisine: ["Thai", "Raw"],
    acceptsReservations: true,
    amenityFeature: [{ name: "wifi" }, { name: "reservations" }],
  });
  // Nobody has written a menu.
  expect(data).not.toHaveProperty("hasMenu");
});

test("the menu holds the dishes of the page, with what is known of each (P14.875)", () => {
  const dish = {
    id: "d1",
    name: "Seitan doner",
    allergens: [],
    byOwner: false,
    eatenBy: 0,
    addedAt: "2026-01-02T12:00:00Z",
    isServed: true,
    isRetired: false,
  };
  const dishes = [
    { ...dish, level: "vegan" as const, price: { amount: "9.50", currency: "EUR" } },
    { ...dish, name: "Pancakes", level: "on request" as const, request: "without the egg" },
  ];
  const data = restaurantData(exampleRestaurant({ sample: false }), [], { dishes });
  expect(findFaults(data)).toEqual([]);
  expect(data).toHaveProperty("hasMenu", {
    "@type": "Menu",
    hasMenuItem: [
      {
        "@type": "MenuItem",
        name: "Seitan doner",
        suitableForDiet: "https://schema.org/VeganDiet",
        offers: { "@type": "Offer", price: "9.50", priceCurrency: "EUR" },
      },
      { "@type": "MenuItem", name: "Pancakes" },
    ],
  });
  expect(restaurantData(exampleRestaurant(), [], { dishes })).not.toHaveProperty("hasMenu");
});

test("what is not known is left out", () => {
  const data = restaurantData(exampleRestaurant({ sample: false }), []);
  for (const property of [
    "telephone",
    "sameAs",
    "email",
    "acceptsReservations",
    "image",
    "hasMenu",
  ])
    expect(data).not.toHaveProperty(property);
});

test.each([
  ["cafe", "CafeOrCoffeeShop"],
  ["bar", "BarOrPub"],
  ["ice cream", "IceCreamShop"],
  ["food truck", "FoodEstablishment"],
  ["restaurant", "Restaurant"],
] as const)("a %s is a %s", (kind, type) => {
  const data = restaurantData(exampleRestaurant({ sample: false, kind }), []);
  expect(findFaults(data)).toEqual([]);
  expect(data["@type"]).toBe(type);
});

test("a shop has neither menu nor cuisine", () => {
  const shop = exampleRestaurant({
    sample: false,
    kind: "shop",
    veganLevel: "vegan",
    features: ["reservations", "delivery"],
  });
  const data = restaurantData(shop, []);
  expect(data).toMatchObject({ "@type": "Store", amenityFeature: [{}, {}] });
  for (const property of ["servesCuisine", "hasMenu", "acceptsReservations"])
    expect(data).not.toHaveProperty(property);
});

test("what has closed for good has no opening hours", () => {
  const open = restaurantData(exampleRestaurant({ sample: false }), []);
  expect(open).toHaveProperty("openingHoursSpecification");
  const closed = restaurantData(exampleRestaurant({ sample: false, closure: "closed" }), []);
  expect(closed).not.toHaveProperty("openingHoursSpecification");
});

test("days with the same hours are grouped; a closed day opens and closes at midnight", () => {
  const evening = { open: "18:00", close: "02:00" };
  const data = restaurantData(
    exampleRestaurant({
      sample: false,
      hours: { monday: evening, friday: evening, sunday: { ...evening, closed: true } },
    }),
    [],
  );
  expect(data).toHaveProperty("openingHoursSpecification", [
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Friday"],
      opens: "18:00",
      closes: "02:00",
    },
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Tuesday", "Wednesday", "Thursday", "Saturday", "Sunday"],
      opens: "00:00",
      closes: "00:00",
    },
  ]);
});

test("days that differ from their weekday are special hours", () => {
  const noon = [{ open: "12:00", close: "22:00" }];
  const dates = {
    "2026-12-31": [
      { open: "12:00", close: "15:00" },
      { open: "18:00", close: "24:00" },
    ],
    "2026-12-25": [],
  };
  const data = restaurantData(
    exampleRestaurant({ sample: false, hours: { thursday: noon, dates } }),
    [],
  );
  expect(findFaults(data)).toEqual([]);
  expect(data).toHaveProperty(
    "specialOpeningHoursSpecification",
    [
      ["2026-12-25", "00:00", "00:00"],
      ["2026-12-31", "12:00", "15:00"],
      ["2026-12-31", "18:00", "23:59"],
    ].map(([date, opens, closes]) => ({
      "@type": "OpeningHoursSpecification",
      validFrom: date,
      validThrough: date,
      opens,
      closes,
    })),
  );
});

test("hours with notes, without an end, or not known are as the page says them", () => {
  const unknown = { open: "00:00", close: "24:00", state: "unknown", note: "on request" } as const;
  const data = restaurantData(
    exampleRestaurant({
      sample: false,
      hours: {
        friday: [{ open: "12:00", close: "15:00", note: "lunch menu" }],
        saturday: [{ open: "18:00", close: "24:00", openEnd: true }],
        sunday: [unknown],
        dates: {
          "2026-12-24": [unknown],
          "2026-12-25": [{ open: "00:00", close: "24:00", state: "closed", note: "on holiday" }],
        },
      },
    }),
    [],
  );
  const closed = { opens: "00:00", closes: "00:00" };
  expect(data).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday"], ...closed },
      {
        dayOfWeek: ["Friday"],
        opens: "12:00",
        closes: "15:00",
        description: "lunch menu",
      },
      { dayOfWeek: ["Saturday"], opens: "18:00" },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: "2026-12-25", validThrough: "2026-12-25", ...closed, description: "on holiday" },
    ],
  });
  expect(JSON.stringify(data)).not.toMatch(/Sunday|2026-12-24|24:00/);
});

describe("what people think (P1.8)", () => {
  test("of a real restaurant: its rating and its real reviews", () => {
    const data = restaurantData(
      exampleRestaurant({ sample: false, rating: 4.6, reviewCount: 31, website: "https://a.test" }),
      [REVIEW, { ...REVIEW, id: "2", sample: true }],
    );
    expect(findFaults(data)).toEqual([]);
    expect(data).toMatchObject({
      sameAs: "https://a.test",
      aggregateRating: { ratingValue: 4.6, reviewCount: 31, bestRating: 5 },
      review: [
        {
          name: "The leek tart",
          reviewBody: "A crust that shatters.",
          datePublished: "2025-03-15",
          author: { "@type": "Person", name: "Noor Adeyemi" },
          reviewRating: { ratingValue: 5, bestRating: 5 },
        },
      ],
    });
  });

  test("of a restaurant without ratings: nothing", () => {
    const data = restaurantData(exampleRestaurant({ sample: false, reviewCount: 0 }), [REVIEW]);
    for (const property of ["aggregateRating", "review"]) expect(data).not.toHaveProperty(property);
  });

  test("a real restaurant with sample reviews alone has none", () => {
    const data = restaurantData(exampleRestaurant({ sample: false }), [
      { ...REVIEW, sample: true },
    ]);
    expect(data).toHaveProperty("aggregateRating");
    expect(data).not.toHaveProperty("review");
  });
});

test("of a sample: name, cuisine, price, city and position alone", () => {
  const data = restaurantData(
    exampleRestaurant({
      sample: true,
      phone: "+1 212 555 0148",
      website: "https://a.example",
      features: ["reservations"],
    }),
    [REVIEW],
  );
  expect(findFaults(data)).toEqual([]);
  expect(data).toEqual({
    "@type": "Restaurant",
    "@id": "http://localhost:3000/restaurants/1#restaurant",
    url: "http://localhost:3000/restaurants/1",
    name: "Radish & Rye",
    address: { "@type": "PostalAddress", addressLocality: "New York" },
    geo: { "@type": "GeoCoordinates", latitude: 40.7, longitude: -74 },
    servesCuisine: ["American"],
    priceRange: "$$",
  });
});

test("a list names each restaurant's page in its order", () => {
  const data = restaurantListData([
    { id: "7", name: "Seven" },
    { id: "2", name: "Two" },
  ]);
  expect(findFaults(data)).toEqual([]);
  expect(data.itemListElement).toMatchObject([
    { position: 1, name: "Seven", url: "http://localhost:3000/restaurants/7" },
    { position: 2, name: "Two", url: "http://localhost:3000/restaurants/2" },
  ]);
});
