import type { ForumTopic } from "@/lib/community/types";

export const FORUM_TOPICS: ForumTopic[] = [
  {
    id: "best-brunch",
    title: "What is the best vegan brunch you have had this year?",
    author: { name: "Priya Nair", avatar: "/pictures/people/face-04-priya.svg" },
    replies: 48,
    lastPost: "2026-11-18",
    sample: true,
  },
  {
    id: "warsaw-in-may",
    title: "Traveling to Warsaw in May: where do I eat first?",
    author: { name: "Tomás Rivera", avatar: "/pictures/people/face-03-tomas.svg" },
    replies: 31,
    lastPost: "2026-11-17",
    sample: true,
  },
  {
    id: "allergen-labels",
    title: "Restaurants that label allergens properly, dish by dish",
    author: { name: "Ada Lindqvist", avatar: "/pictures/people/face-05-ada.svg" },
    replies: 27,
    lastPost: "2026-11-14",
    sample: true,
  },
  {
    id: "broth-without-dashi",
    title: "How do you ask for broth without dashi in Tokyo?",
    author: { name: "Noor Adeyemi", avatar: "/pictures/people/face-01-noor.svg" },
    replies: 19,
    lastPost: "2026-11-09",
    sample: true,
  },
];
