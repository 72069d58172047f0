import type { SampleMember } from "@/lib/community/types";

export const MEMBERS: SampleMember[] = [
  {
    id: "priya-nair",
    name: "Priya Nair",
    avatar: "/pictures/people/face-04-priya.svg",
    location: "London, United Kingdom",
    reviews: 214,
    rating: 4.6,
    about:
      "Eats her way through London one high street at a time and writes down which fat the kitchen uses. Starts most of her reviews with the bread.",
    updatedAt: "2026-11-22",
    sample: true,
  },
  {
    id: "tomas-rivera",
    name: "Tomás Rivera",
    avatar: "/pictures/people/face-03-tomas.svg",
    location: "Mexico City, Mexico",
    reviews: 168,
    rating: 4.8,
    about:
      "Lives near a market and plans his days by it. Gives five stars for beans without lard and says so at the table.",
    updatedAt: "2026-11-22",
    sample: true,
  },
  {
    id: "ada-lindqvist",
    name: "Ada Lindqvist",
    avatar: "/pictures/people/face-05-ada.svg",
    location: "Stockholm, Sweden",
    reviews: 141,
    rating: 4.3,
    about:
      "Cooks with the Swedish seasons, which means a great deal of cabbage. Reads the allergen list before the menu.",
    updatedAt: "2026-11-22",
    sample: true,
  },
  {
    id: "noor-adeyemi",
    name: "Noor Adeyemi",
    avatar: "/pictures/people/face-01-noor.svg",
    location: "New York, United States",
    reviews: 127,
    rating: 4.7,
    about:
      "Travels with a card in four languages and a jar of chili oil. Believes that a good side dish deserves its own review.",
    updatedAt: "2026-11-22",
    sample: true,
  },
];
