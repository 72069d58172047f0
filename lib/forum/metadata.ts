import { DELETED_TITLE } from "@/lib/forum/deleted";
import { isIndexed } from "@/lib/forum/pages";
import type { PostPage } from "@/lib/forum/types";
import { pageMetadata, shorten } from "@/lib/metadata";
import { recordHref, ROUTES } from "@/lib/routes";

type Topic = { id: string; title: string };

/** Title, description and canonical URL of a member's topic; later pages of it name the first one (P14.50). */
export function memberTopicMetadata({ id, title }: Topic, { posts, count, page }: PostPage) {
  const question = posts[0]?.text ?? "";
  return pageMetadata({
    title: page > 1 ? `${title}, page ${page}` : title,
    description: shorten(question.replace(/\s+/g, " ")),
    canonical: recordHref(ROUTES.forum, id),
    index: page === 1 && title !== DELETED_TITLE && isIndexed({ replies: count - 1, question }),
  });
}
