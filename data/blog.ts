import type { BlogPost } from "@/lib/community/types";

/**
 * The three posts of the blog, newest first. Facts: sauerkraut takes about 2 % salt (National Center for
 * Home Food Preservation, "Sauerkraut": 3/4 cup of canning salt to 25 pounds of cabbage); the French "pain de tradition"
 * is flour, water, salt and yeast or leaven, with small shares of bean, soy or malt flour (décret 93-1074, article 2).
 */
export const BLOG_POSTS: BlogPost[] = [
  {
    id: "last-hour-of-the-market",
    title: "The last hour of the market",
    author: { name: "Elena Marsh", avatar: "/pictures/people/face-02-elena.svg" },
    date: "2026-10-08",
    excerpt:
      "At half past one the prices come down and the cooks appear. Three of them let us look into their bags: bruised tomatoes for sauce, beets with the leaves still on, and every cabbage that was left.",
    image: {
      src: "/pictures/community/blog-1-market.svg",
      alt: "Market stall with crates of tomatoes, eggplants, carrots, beets and cabbages",
      width: 900,
      height: 600,
    },
    sample: true,
  },
  {
    id: "down-among-the-jars",
    title: "Down among the jars",
    author: { name: "Marcus Bell", avatar: "/pictures/people/face-09-marcus.svg" },
    date: "2026-08-21",
    excerpt:
      "Cabbage, salt, time: sauerkraut asks for nothing else. Weigh out 20 grams of salt to the kilo, keep everything under the brine, and let the cellar do the cooking.",
    image: {
      src: "/pictures/community/blog-2-cellar.svg",
      alt: "Vaulted cellar with shelves of pickles and ferments between barrels",
      width: 900,
      height: 600,
    },
    sample: true,
  },
  {
    id: "five-in-the-morning",
    title: "Five in the morning at the bakery",
    author: { name: "Noor Adeyemi", avatar: "/pictures/people/face-01-noor.svg" },
    date: "2026-06-04",
    excerpt:
      "Flour, water, salt, yeast: the baguette was vegan long before anyone asked. It is the croissant beside it that needs the question, and a growing number of bakers with a good answer.",
    image: {
      src: "/pictures/community/blog-3-dawn.svg",
      alt: "Bakery with a lit window at sunrise, a bicycle with baguettes outside",
      width: 900,
      height: 600,
    },
    sample: true,
  },
];
