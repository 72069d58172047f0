import { Feed } from "feed";
import { absoluteUrl } from "@/lib/absolute-url";
import type { BlogPost } from "@/lib/community/types";
import { CONTENT_DATES } from "@/lib/content-dates";
import { recordHref, ROUTES } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";
import { toPortableHtml } from "@/lib/texts/to-html";

/** Posts have a day without a time. */
function dayOf(date: string) {
  return new Date(`${date}T00:00:00Z`);
}

/** The blog as RSS 2.0, each post in full. Its dates are those of the posts: a feed that was built again has nothing new in it. */
export function blogFeed(posts: readonly BlogPost[]) {
  const blog = absoluteUrl(ROUTES.blog);
  const days = posts.map(({ date }) => date).toSorted();
  const newest = days.at(-1) ?? CONTENT_DATES[ROUTES.blog];
  const feed = new Feed({
    id: blog,
    link: blog,
    title: `${SITE_NAME} Blog`,
    description: "Stories from kitchens, markets and very long lunches.",
    language: "en",
    copyright: SITE_NAME,
    generator: SITE_NAME,
    feedLinks: { rss: absoluteUrl(ROUTES.feed) },
    updated: dayOf(newest),
  });
  for (const { id, title, excerpt, date, text } of posts) {
    const link = absoluteUrl(recordHref(ROUTES.blog, id));
    feed.addItem({
      id: link,
      link,
      title,
      description: excerpt,
      content: toPortableHtml(text.body.tree, link),
      date: dayOf(date),
    });
  }
  return feed.rss2();
}
