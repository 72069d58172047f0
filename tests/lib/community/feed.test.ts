/** @jest-environment jsdom */
import { blogFeed } from "@/lib/community/feed";
import type { BlogPost } from "@/lib/community/types";
import { CONTENT_DATES } from "@/lib/content-dates";
import { parseMarkdown } from "@/lib/texts/markdown";

function post(fields: Partial<BlogPost> & Pick<BlogPost, "id" | "date">): BlogPost {
  return {
    title: "Jars & salt",
    excerpt: "Cabbage <and> salt.",
    author: { name: "Ada", avatar: "/ada.svg" },
    image: { src: "/jar.svg", alt: "A jar", width: 900, height: 600 },
    text: {
      metaDescription: "Cabbage and salt.",
      published: fields.date,
      updated: fields.date,
      readTime: 1,
      body: parseMarkdown("Salt[^1] and [more](/guides/health).\n\n[^1]: The sea."),
    },
    sample: true,
    ...fields,
  };
}

function parse(posts: BlogPost[]) {
  const document = new DOMParser().parseFromString(blogFeed(posts), "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  const text = (selector: string) =>
    [...document.querySelectorAll(selector)].map((tag) => tag.textContent);
  return { document, text };
}

const POSTS = [post({ id: "jars", date: "2026-10-08" }), post({ id: "dawn", date: "2026-06-04" })];

test("each post leads to its page, with its own words", () => {
  const { text } = parse(POSTS);
  expect(text("item > link")).toEqual([
    "http://localhost:3000/community/blog/jars",
    "http://localhost:3000/community/blog/dawn",
  ]);
  expect(text("item > title")).toEqual(["Jars & salt", "Jars & salt"]);
  expect(text("item > description")).toEqual(["Cabbage <and> salt.", "Cabbage <and> salt."]);
});

test("each post is there in full, with links that lead there from anywhere", () => {
  const { document } = parse(POSTS);
  const content = "http://purl.org/rss/1.0/modules/content/";
  const [first] = document.getElementsByTagNameNS(content, "encoded");
  const page = "http://localhost:3000/community/blog/jars";
  expect(first?.textContent).toContain('<a href="http://localhost:3000/guides/health">more</a>');
  expect(first?.textContent).toContain(`<a href="${page}#fn-1"`);
  expect(first?.textContent).toContain("The sea.");
});

test("its dates are the posts' own, and its last build is its newest post", () => {
  const { text } = parse(POSTS);
  expect(text("item > pubDate")).toEqual([
    "Thu, 08 Oct 2026 00:00:00 GMT",
    "Thu, 04 Jun 2026 00:00:00 GMT",
  ]);
  expect(text("channel > lastBuildDate")).toEqual(["Thu, 08 Oct 2026 00:00:00 GMT"]);
});

test("says what RSS 2.0 requires of a channel, and where it can be had itself", () => {
  const { document, text } = parse(POSTS);
  expect(text("channel > title")).toEqual(["Chard Blog"]);
  expect(text("channel > link")).toEqual(["http://localhost:3000/community/blog"]);
  expect(text("channel > description")[0]).toMatch(/\S/);
  const [self] = document.getElementsByTagNameNS("http://www.w3.org/2005/Atom", "link");
  expect(self?.getAttribute("href")).toBe("http://localhost:3000/feed.xml");
});

test("a blog without posts is as old as its page", () => {
  const { text } = parse([]);
  const day = new Date(`${CONTENT_DATES["/community/blog"]}T00:00:00Z`);
  expect(text("channel > lastBuildDate")).toEqual([day.toUTCString()]);
});
