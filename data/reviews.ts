import type { Review } from "@/lib/restaurants/types";

/** The three sample reviews, one each for restaurants "1" to "3" (P6.5). */
export const REVIEWS: Review[] = [
  {
    id: "1",
    restaurantId: "1",
    userId: "noor-adeyemi",
    userName: "Noor Adeyemi",
    userAvatar: "/pictures/people/face-01-noor.svg",
    rating: 5,
    title: "The leek tart is the reason to go",
    content:
      "Charred leeks, cashew ricotta, a crust that shatters. We came for one course and stayed for four. The person serving us knew every allergen without looking it up, and the seat by the hearth is worth asking for.",
    images: [],
    visitDate: "2025-03-14",
    createdAt: "2025-03-15T10:42:00Z",
    helpful: 24,
    verified: true,
    sample: true,
  },
  {
    id: "2",
    restaurantId: "2",
    userId: "jun-takeda",
    userName: "Jun Takeda",
    userAvatar: "/pictures/people/face-06-jun.svg",
    rating: 5,
    title: "Broth I would cross the river for",
    content:
      "Deep, smoky and clear enough to read through. Go after ten on a Friday: the queue is gone, the counter is quiet, and they shave the last of the maitake over your bowl. Leave room for the black sesame ice.",
    images: [],
    visitDate: "2025-02-21",
    createdAt: "2025-02-23T19:05:00Z",
    helpful: 31,
    verified: true,
    sample: true,
  },
  {
    id: "3",
    restaurantId: "3",
    userId: "elena-marsh",
    userName: "Elena Marsh",
    userAvatar: "/pictures/people/face-02-elena.svg",
    rating: 4,
    title: "Come early for the hibiscus carnitas",
    content:
      "Three tacos and an agua fresca for the price of a sandwich, eaten on a warm tiled bench with somebody's dog on my feet. They ran out of the hibiscus filling at half past seven, so one star stays in my pocket.",
    images: [],
    visitDate: "2025-03-08",
    createdAt: "2025-03-08T22:18:00Z",
    helpful: 12,
    sample: true,
  },
];
