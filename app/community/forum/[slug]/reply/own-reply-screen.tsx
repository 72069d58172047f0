import { notFound, redirect } from "next/navigation";
import { ForumFormTexts } from "@/app/community/forum/forum-form-texts";
import { ReplyScreen } from "@/components/community/forum/reply-screen";
import { requireUser } from "@/lib/account/queries";
import { getOpenTopic, getQuotable } from "@/lib/forum/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { replyHref, topicHref } from "@/lib/routes";

type OwnReplyScreenProps = {
  slug: string;
  query: Record<string, string | string[] | undefined>;
  language?: Language;
};

/** Answers the post that the query names, in the language of its path; without a query, the topic. */
export async function OwnReplyScreen({
  slug,
  query: { quote },
  language = DEFAULT_LANGUAGE,
}: OwnReplyScreenProps) {
  const topic = await getOpenTopic(slug);
  if (!topic) notFound();
  const quoted = typeof quote === "string" ? await getQuotable(slug, quote) : undefined;
  if (quote !== undefined && !quoted) redirect(pathIn(language, topicHref(slug)));
  await requireUser(pathIn(language, replyHref(slug, quoted?.id)));
  return (
    <ForumFormTexts language={language}>
      <ReplyScreen topicId={slug} {...topic} quoted={quoted} />
    </ForumFormTexts>
  );
}
