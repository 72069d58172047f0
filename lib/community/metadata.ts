import type { BlogPost, ForumTopic } from "@/lib/community/types";
import type { Language } from "@/lib/languages/languages";
import { pageMetadata, shorten } from "@/lib/metadata";
import { recordHref, ROUTES } from "@/lib/routes";

/** Title, description and canonical URL of a post's page. */
export function postMetadata({ id, title, text }: BlogPost) {
  const { published, updated, metaDescription } = text;
  return pageMetadata({
    title,
    description: metaDescription,
    canonical: recordHref(ROUTES.blog, id),
    article: { published, updated },
  });
}

/** Title, description and canonical URL of a topic's page. */
export function topicMetadata({ id, title, post }: ForumTopic, language: Language) {
  return pageMetadata({
    title,
    description: shorten(post.paragraphs.join(" ")),
    canonical: recordHref(ROUTES.forum, id),
    language,
  });
}
