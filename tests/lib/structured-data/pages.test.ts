/** @jest-environment node */
import type { BlogPost, CommunityEvent, ForumTopic } from "@/lib/community/types";
import type { GuideArticle, Recipe } from "@/lib/guides/types";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { blogData, eventsData, postData, topicData } from "@/lib/structured-data/community";
import { articleData, recipeData, recordListData } from "@/lib/structured-data/guides";
import { organizationData, websiteData } from "@/lib/structured-data/site";
import { parseMarkdown } from "@/lib/texts/markdown";
import { findFaults } from "@/tests/lib/structured-data/google-rules";

const PERSON = { name: "Ada Lindqvist", avatar: "/ada.svg" };
const PICTURE = { src: "/dish.svg", alt: "A dish", width: 900, height: 600 };
const SITE = "http://localhost:3000";

const TEXT = {
  metaDescription: "What it is about.",
  published: "2026-08-21",
  updated: "2026-11-02",
  readTime: 7,
  body: parseMarkdown("Some words."),
};

const EVENT: CommunityEvent = {
  id: "table",
  title: "One long table",
  description: "Eight courses.",
  details: ["Eight small courses."],
  date: "2027-06-12T18:30",
  end: "2027-06-12T22:30",
  timeZone: "America/New_York",
  updatedAt: "2026-11-22",
  location: "Radish & Rye, New York",
  attendees: 38,
  guests: [PERSON],
  image: PICTURE,
  sample: false,
};
const TOPIC: ForumTopic = {
  id: "brunch",
  title: "What is the best brunch?",
  author: PERSON,
  replies: 12,
  lastPost: "2026-11-18",
  updatedAt: "2026-11-18",
  post: { date: "2026-11-02", paragraphs: ["Tell me.", "Please."] },
  sampleReplies: [{ author: PERSON, date: "2026-11-18", paragraphs: ["Toast."] }],
  sample: false,
};
const POST: BlogPost = {
  id: "jars",
  title: "Down among the jars",
  author: PERSON,
  date: "2026-08-21",
  excerpt: "Cabbage, salt, time.",
  image: PICTURE,
  text: TEXT,
  sample: false,
};
const ARTICLE: GuideArticle = {
  id: "cheese",
  language: "en",
  title: "How to choose a vegan cheese",
  author: PERSON,
  readTime: 7,
  description: "Cashew, coconut or oat?",
  image: PICTURE,
  text: TEXT,
};
const RECIPE: Recipe = {
  id: "soup",
  language: "en",
  title: "Pumpkin soup",
  cookTime: 45,
  servings: 4,
  difficulty: "Easy",
  description: "Roast, then blend.",
  image: PICTURE,
  text: TEXT,
  prepMinutes: 10,
  allergens: [],
  ingredients: [
    {
      items: [
        { name: "pumpkin", grams: 900, cups: 7.5 },
        { name: "lime", plural: "limes", count: 2 },
        { name: "salt", note: "to taste" },
      ],
    },
  ],
  steps: [{ title: "Roast", text: "Roast it.", minutes: 45, kind: "passive" }],
};

test.each([
  ["the organization", organizationData()],
  ["the site", websiteData()],
  ["a way", breadcrumbData({ name: "Blog", path: ROUTES.blog })],
  ["a blog", blogData([POST])],
  ["events", eventsData([EVENT])],
  ["a topic", topicData(TOPIC)],
  ["a post", postData(POST)],
  ["a recipe", recipeData(RECIPE)],
  ["recipes", recordListData(ROUTES.recipes, [RECIPE])],
  ["a food guide", articleData(ROUTES.foodGuides, ARTICLE)],
])("%s has what Google requires", (_, data) => {
  expect(findFaults(data)).toEqual([]);
});

test("a way begins at the home page", () => {
  const { itemListElement } = breadcrumbData({ name: "Blog", path: ROUTES.blog });
  expect(itemListElement).toMatchObject([
    { position: 1, name: "Chard", item: `${SITE}/` },
    { position: 2, name: "Blog", item: `${SITE}/community/blog` },
  ]);
});

test("an event's data match its announcement", () => {
  expect(eventsData([EVENT])).toMatchObject([
    {
      name: "One long table",
      startDate: "2027-06-12T18:30",
      location: { name: "Radish & Rye, New York" },
    },
  ]);
});

test("sample events have no data (P1.8)", () => {
  expect(eventsData([{ ...EVENT, sample: true }])).toEqual([]);
});

test("a topic has data with its replies, a sample has none", () => {
  expect(topicData(TOPIC)).toMatchObject([
    {
      url: `${SITE}/community/forum/brunch`,
      headline: TOPIC.title,
      text: "Tell me.\n\nPlease.",
      commentCount: 12,
      comment: [{ text: "Toast.", datePublished: "2026-11-18" }],
    },
  ]);
  expect(topicData({ ...TOPIC, sample: true })).toEqual([]);
});

test("posts and articles are signed by the site, since their authors are invented", () => {
  for (const data of [postData(POST), articleData(ROUTES.foodGuides, ARTICLE)])
    expect(data).toMatchObject({
      author: { "@type": "Organization", name: "Chard" },
      datePublished: "2026-08-21",
      dateModified: "2026-11-02",
    });
});

test("a post and an article have data on their own pages", () => {
  expect(blogData([POST]).blogPost).toMatchObject([
    { url: `${SITE}/community/blog/jars`, datePublished: "2026-08-21", headline: POST.title },
  ]);
  expect(articleData(ROUTES.foodGuides, ARTICLE)).toMatchObject({
    url: `${SITE}/guides/veg-food/cheese`,
    wordCount: 2,
    timeRequired: "PT7M",
  });
});

test("a recipe says its times, its servings, every ingredient and every step", () => {
  expect(recipeData(RECIPE)).toMatchObject({
    url: `${SITE}/guides/recipes/soup`,
    prepTime: "PT10M",
    cookTime: "PT35M",
    totalTime: "PT45M",
    recipeYield: ["4", "4 servings"],
    suitableForDiet: "https://schema.org/VeganDiet",
    recipeIngredient: ["900 g pumpkin", "2 limes", "salt, to taste"],
    recipeInstructions: [
      { name: "Roast", text: "Roast it.", url: `${SITE}/guides/recipes/soup#step-1` },
    ],
  });
});

test("a list names its records with their pages", () => {
  expect(recordListData(ROUTES.recipes, [RECIPE]).itemListElement).toMatchObject([
    { position: 1, name: "Pumpkin soup", url: `${SITE}/guides/recipes/soup` },
  ]);
});

test("the rules find what is missing or malformed, however deep", () => {
  const list = { "@type": "ItemList", itemListElement: [{ "@type": "ListItem", position: 2 }] };
  expect(findFaults({ "@type": "Article", headline: "Soup", image: "/soup.svg" })).toEqual([
    "$.image: /soup.svg",
  ]);
  expect(findFaults([list])).toEqual([
    "$[0]: positions are 2",
    "$[0].itemListElement[0]: ListItem without url|item",
  ]);
  expect(findFaults({ "@type": "FAQPage" })).toEqual(["$: nothing is known of the type FAQPage"]);
});

test("a translated guide is named by its own page and language", () => {
  expect(articleData(ROUTES.foodGuides, { ...ARTICLE, language: "zh-hant" })).toMatchObject({
    inLanguage: "zh-Hant",
  });
});
