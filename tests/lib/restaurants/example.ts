import type { Restaurant } from "@/lib/restaurants/types";

const ALWAYS = { open: "00:00", close: "23:59" };

/** A restaurant for rule tests; each test states only the fields it is about. */
export function exampleRestaurant(fields: Partial<Restaurant> = {}): Restaurant {
  return {
    id: "1",
    name: "Radish & Rye",
    description: "Vegetables over fire.",
    cuisine: ["American"],
    priceRange: 2,
    rating: 4,
    reviewCount: 10,
    lat: 40.7,
    lng: -74,
    address: "1 Example Street",
    city: "New York",
    country: "United States",
    hours: {
      monday: ALWAYS,
      tuesday: ALWAYS,
      wednesday: ALWAYS,
      thursday: ALWAYS,
      friday: ALWAYS,
      saturday: ALWAYS,
      sunday: ALWAYS,
    },
    timeZone: "America/New_York",
    images: [{ src: "/dish.svg", alt: "A dish", width: 900, height: 600 }],
    features: [],
    dietaryOptions: [],
    verified: false,
    featured: false,
    sample: true,
    createdAt: "2025-01-01T00:00:00Z",
    updatedAt: "2025-01-01T00:00:00Z",
    ...fields,
  };
}
