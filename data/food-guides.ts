import type { GuideArticle } from "@/lib/guides/types";

/** The four articles of the food guides. Seasons are those of the northern temperate zone. */
export const FOOD_GUIDES: GuideArticle[] = [
  {
    id: "eating-out",
    title: "The beginner’s guide to eating vegan out",
    author: { name: "Noor Adeyemi", avatar: "/pictures/people/face-01-noor.svg" },
    readTime: 8,
    description:
      "Start with dishes that need no change: falafel, chana masala, spaghetti al pomodoro. Then ask three things: which fat, which stock, and what goes on top.",
    image: {
      src: "/pictures/guides/food-1-eating-out.svg",
      alt: "Menu card with leaf marks beside a salad plate",
      width: 800,
      height: 600,
    },
    sample: true,
  },
  {
    id: "noodles",
    title: "A field guide to noodles without fish sauce",
    author: { name: "Jun Takeda", avatar: "/pictures/people/face-06-jun.svg" },
    readTime: 6,
    description:
      "Wheat, rice, buckwheat, green tea: the noodle is rarely the problem, the broth often is. Dried shiitake, kombu and a dark soy sauce bring the depth back.",
    image: {
      src: "/pictures/guides/food-2-noodles.svg",
      alt: "Four bowls of noodles: wheat, rice, soba and green tea",
      width: 800,
      height: 600,
    },
    sample: true,
  },
  {
    id: "cheese",
    title: "Cashew, coconut or oat? How to choose a vegan cheese",
    author: { name: "Ada Lindqvist", avatar: "/pictures/people/face-05-ada.svg" },
    readTime: 7,
    description:
      "Coconut oil and starch melt, soaked cashews spread, live cultures bring the tang. Which one belongs on a pizza, which on a cracker, and which to leave in the shop.",
    image: {
      src: "/pictures/guides/food-3-cheese.svg",
      alt: "Board with plant-based cheeses, figs and crackers",
      width: 800,
      height: 600,
    },
    sample: true,
  },
  {
    id: "seasons",
    title: "Eating with the seasons, month by month",
    author: { name: "Tomás Rivera", avatar: "/pictures/people/face-03-tomas.svg" },
    readTime: 10,
    description:
      "Asparagus in May, tomatoes in August, squash in October, leeks in January. What is at its best in the north, and how to tell whether a menu has noticed.",
    image: {
      src: "/pictures/guides/food-4-seasons.svg",
      alt: "Plate divided into four seasons of vegetables and fruit",
      width: 800,
      height: 600,
    },
    sample: true,
  },
];
