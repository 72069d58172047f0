import type { TravelGuide } from "@/lib/guides/types";

/** The four travel guides; for their ratings see P12.2. */
export const TRAVEL_GUIDES: TravelGuide[] = [
  {
    id: "berlin",
    city: "Berlin",
    description:
      "Late kitchens, fair prices, and street food that went plant-based without making a speech about it.",
    highlights: [
      "Seitan döner in Kreuzberg",
      "Market stalls on Maybachufer, Tuesdays and Fridays",
      "Flea market and lunch at Mauerpark on Sundays",
    ],
    rating: 4.9,
    image: {
      src: "/pictures/guides/travel-1-berlin.svg",
      alt: "Berlin: television tower and Brandenburg Gate before a low sun",
      width: 800,
      height: 600,
    },
    sample: true,
  },
  {
    id: "tokyo",
    city: "Tokyo",
    description:
      "Temple cooking at noon, an eight-seat ramen counter at night. Ask about the broth before you sit: dashi, the everyday stock, is mostly made with bonito.",
    highlights: [
      "Shojin ryori, the temple cuisine without meat or fish",
      "Ramen in soy-milk or vegetable broth",
      "Warabi mochi dusted with roasted soy flour",
    ],
    rating: 4.8,
    image: {
      src: "/pictures/guides/travel-2-tokyo.svg",
      alt: "Tokyo: red lattice tower, pagoda, Mount Fuji and cherry blossom",
      width: 800,
      height: 600,
    },
    sample: true,
  },
  {
    id: "mexico-city",
    city: "Mexico City",
    description:
      "Half the street food is corn, beans and chili to begin with. The rest is knowing what to leave off: sin crema, sin queso, and no lard in the beans.",
    highlights: [
      "Tacos of hibiscus flowers",
      "Blue-corn tlacoyos with beans and cactus",
      "Market juices before ten",
    ],
    rating: 4.7,
    image: {
      src: "/pictures/guides/travel-3-mexico-city.svg",
      alt: "Mexico City: angel column and the Palace of Fine Arts under bunting",
      width: 800,
      height: 600,
    },
    sample: true,
  },
  {
    id: "tel-aviv",
    city: "Tel Aviv",
    description:
      "Breakfast is salad, lunch is hummus, and dinner is whatever the market had too much of.",
    highlights: [
      "Hummus and ful before noon",
      "Sabich without the egg, with more tahini",
      "Carmel Market, any day but Saturday",
    ],
    rating: 4.6,
    image: {
      src: "/pictures/guides/travel-4-tel-aviv.svg",
      alt: "Tel Aviv: white rounded houses, palms and beach umbrellas",
      width: 800,
      height: 600,
    },
    sample: true,
  },
];
