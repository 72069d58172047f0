import { notFound, redirect } from "next/navigation";
import { ReplyScreen } from "@/components/community/forum/reply-screen";
import { requireUser } from "@/lib/account/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { getOpenTopicTitle, getQuotable } from "@/lib/forum/queries";
import { pageMetadata } from "@/lib/metadata";
import { replyHref, topicHref } from "@/lib/routes";

export const metadata = pageMetadata({ title: "Reply", index: false });

type Props = PageProps<"/community/forum/[slug]/reply">;

/** Answers the post that the query names; without a query, the topic. */
export default async function ReplyPage({ params, searchParams }: Props) {
  const { slug } = await params;
  const title = hasDatabase() ? await getOpenTopicTitle(slug) : undefined;
  if (!title) notFound();
  const { quote } = await searchParams;
  const quoted = typeof quote === "string" ? await getQuotable(slug, quote) : undefined;
  if (quote !== undefined && !quoted) redirect(topicHref(slug));
  await requireUser(replyHref(slug, quoted?.id));
  return <ReplyScreen topicId={slug} title={title} quoted={quoted} />;
}
