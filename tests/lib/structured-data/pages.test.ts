/** @jest-environment node */
import type { BlogPost, CommunityEvent } from "@/lib/community/types";
import type { GuideArticle, Recipe } from "@/lib/guides/types";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { blogData, eventsData } from "@/lib/structured-data/community";
import { articleListData, guideData, recipeListData } from "@/lib/structured-data/guides";
import { organizationData, websiteData } from "@/lib/structured-data/site";
import { findFaults } from "@/tests/lib/structured-data/google-rules";

const PERSON = { name: "Ada Lindqvist", avatar: "/ada.svg" };
const PICTURE = { src: "/dish.svg", alt: "A dish", width: 900, height: 600 };
const SITE = "http://localhost:3000";

const EVENT: CommunityEvent = {
  id: "table",
  title: "One long table",
  description: "Eight courses.",
  date: "2027-06-12T18:30",
  location: "Radish & Rye, New York",
  attendees: 38,
  guests: [PERSON],
  image: PICTURE,
  sample: false,
};
const POST: BlogPost = {
  id: "jars",
  title: "Down among the jars",
  author: PERSON,
  date: "2026-08-21",
  excerpt: "Cabbage, salt, time.",
  image: PICTURE,
  sample: false,
};
const ARTICLE: GuideArticle = {
  id: "cheese",
  title: "How to choose a vegan cheese",
  author: PERSON,
  readTime: 7,
  description: "Cashew, coconut or oat?",
  image: PICTURE,
  sample: false,
};
const RECIPE: Recipe = {
  id: "soup",
  title: "Pumpkin soup",
  cookTime: 45,
  servings: 4,
  difficulty: "Easy",
  description: "Roast, then blend.",
  image: PICTURE,
  sample: true,
};

test.each([
  ["the organization", organizationData()],
  ["the site", websiteData()],
  ["a way", breadcrumbData({ name: "Blog", path: ROUTES.blog })],
  ["a blog", blogData([POST])],
  ["events", eventsData([EVENT])],
  ["recipes", recipeListData([RECIPE])],
  ["food guides", articleListData([ARTICLE])],
  ["a guide", guideData({ page: ROUTES.health, title: "Health", images: [PICTURE] })],
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

test("an event is told as it is announced", () => {
  expect(eventsData([EVENT])).toMatchObject([
    {
      name: "One long table",
      startDate: "2027-06-12T18:30",
      location: { name: "Radish & Rye, New York" },
    },
  ]);
});

test("sample events are not told (P1.8)", () => {
  expect(eventsData([{ ...EVENT, sample: true }])).toEqual([]);
});

test("posts and articles name their author, unless it is a sample's", () => {
  for (const sample of [false, true]) {
    const [post] = blogData([{ ...POST, sample }]).blogPost;
    const [article] = articleListData([{ ...ARTICLE, sample }]).itemListElement;
    expect("author" in (post ?? {})).toBe(!sample);
    expect("author" in Object(article?.item)).toBe(!sample);
  }
});

test("a post leads to its place on the blog and keeps its day", () => {
  expect(blogData([POST]).blogPost).toMatchObject([
    { url: `${SITE}/community/blog#jars`, datePublished: "2026-08-21", headline: POST.title },
  ]);
});

test("a recipe says its time, its servings and that it is vegan", () => {
  expect(recipeListData([RECIPE]).itemListElement).toMatchObject([
    {
      item: {
        url: `${SITE}/guides/recipes#soup`,
        totalTime: "PT45M",
        recipeYield: "4 servings",
        suitableForDiet: "https://schema.org/VeganDiet",
      },
    },
  ]);
});

test("the rules find what is missing or malformed, however deep", () => {
  const list = { "@type": "ItemList", itemListElement: [{ "@type": "ListItem", position: 2 }] };
  expect(findFaults({ "@type": "Recipe", name: "Soup", image: "/soup.svg" })).toEqual([
    "$.image: /soup.svg",
  ]);
  expect(findFaults([list])).toEqual([
    "$[0]: positions are 2",
    "$[0].itemListElement[0]: ListItem without url|item",
  ]);
  expect(findFaults({ "@type": "FAQPage" })).toEqual(["$: nothing is known of the type FAQPage"]);
});
