import { DELETED_TITLE } from "@/lib/forum/deleted";
import { isIndexed } from "@/lib/forum/pages";
import type { PostPage } from "@/lib/forum/types";
import { wordsIn } from "@/lib/forum/words-in";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/forum/forum.json";
import { pageMetadata, shorten } from "@/lib/metadata";
import { recordHref, ROUTES } from "@/lib/routes";

type Topic = { id: string; title: string };

/** Title, description and canonical URL of a member's topic; later pages of it name the first one (P14.50). */
export function memberTopicMetadata(
  { id, title }: Topic,
  { posts, count, page }: PostPage,
  language: Language = DEFAULT_LANGUAGE,
) {
  const t = textsIn<keyof typeof english>(language, "forum");
  const shown = wordsIn(t, title);
  const question = posts[0]?.text ?? "";
  return pageMetadata({
    title: page > 1 ? t("title.page", { title: shown, page }) : shown,
    description: shorten(wordsIn(t, question).replace(/\s+/g, " ")),
    canonical: recordHref(ROUTES.forum, id),
    index: page === 1 && title !== DELETED_TITLE && isIndexed({ replies: count - 1, question }),
    language,
  });
}
