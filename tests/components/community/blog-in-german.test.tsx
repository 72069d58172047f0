import { render, screen, within } from "@testing-library/react";
import { Blog } from "@/components/community/blog/blog";
import { listPosts } from "@/lib/community/queries";
import blog from "@/lib/messages/de/forum/blog.json";
import tabs from "@/lib/messages/de/forum/tabs.json";
import layout from "@/lib/messages/de/layout.json";
import { InLanguage } from "@/tests/components/in-language";

it("lists posts in German, and says that they are in English", async () => {
  const posts = await listPosts();
  render(
    <InLanguage language="de" subjects={{ blog, "community-tabs": tabs, layout }}>
      <Blog posts={posts} />
    </InLanguage>,
  );
  const [{ id, title, excerpt, image, date }] = posts as [(typeof posts)[number]];
  const article = within(screen.getAllByRole("article")[0]!);
  const link = article.getByRole("link", { name: `${title} (in English, de)` });
  expect(link).toHaveAttribute("href", `/community/blog/${id}`);
  expect(link).toHaveAttribute("hreflang", "en");
  expect(article.getByText(title)).toHaveAttribute("lang", "en");
  expect(article.getByText(excerpt)).toHaveAttribute("lang", "en");
  expect(article.getByRole("img")).toHaveAccessibleName(image.alt);
  expect(article.getByRole("img")).toHaveAttribute("lang", "en");
  expect(article.getByText(/ Oktober 2026$/)).toHaveAttribute("datetime", date);
  expect(screen.getByRole("link", { name: "RSS-Feed" })).toHaveAttribute("href", "/feed.xml");
});
