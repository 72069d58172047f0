import type { Member } from "@/lib/community/types";

export const MEMBERS: Member[] = [
  {
    id: "priya-nair",
    name: "Priya Nair",
    avatar: "/pictures/people/face-04-priya.svg",
    location: "London, United Kingdom",
    reviews: 214,
    rating: 4.6,
    sample: true,
  },
  {
    id: "tomas-rivera",
    name: "Tomás Rivera",
    avatar: "/pictures/people/face-03-tomas.svg",
    location: "Mexico City, Mexico",
    reviews: 168,
    rating: 4.8,
    sample: true,
  },
  {
    id: "ada-lindqvist",
    name: "Ada Lindqvist",
    avatar: "/pictures/people/face-05-ada.svg",
    location: "Stockholm, Sweden",
    reviews: 141,
    rating: 4.3,
    sample: true,
  },
  {
    id: "noor-adeyemi",
    name: "Noor Adeyemi",
    avatar: "/pictures/people/face-01-noor.svg",
    location: "New York, United States",
    reviews: 127,
    rating: 4.7,
    sample: true,
  },
];
