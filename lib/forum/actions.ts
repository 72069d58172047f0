"use server";

import { revalidatePath } from "next/cache";
import { getStores } from "@/lib/database/client";
import type { Database } from "@/lib/database/database";
import { deleteOwnPost } from "@/lib/database/forum/delete-posts";
import { findQuotable } from "@/lib/database/forum/forum-posts";
import { isOpenTopic } from "@/lib/database/forum/forum-topics";
import { holdPost } from "@/lib/database/contributions/held-texts";
import { ensureMember } from "@/lib/database/accounts/members";
import {
  addPost,
  addTopic,
  editPost,
  findOwnPost,
  listOwnPostsIn,
  pageOfPost,
} from "@/lib/database/forum/account-posts";
import { chooseStatus } from "@/lib/forms/choose-status";
import type { FormState } from "@/lib/forms/form-state";
import { doneTexts, textsOfForm } from "@/lib/forms/form-texts";
import { handleMemberForm } from "@/lib/forms/handle-form";
import { isQuoteOf } from "@/lib/forum/quotes";
import { deletePostSchema, postEditSchema, replySchema, topicSchema } from "@/lib/forum/schema";
import type { Translator } from "@/lib/languages/translator";
import type forms from "@/lib/messages/en/forum/post-forms.json";
import type results from "@/lib/messages/en/forum/results.json";
import { inLanguages } from "@/lib/page-cache/stale-pages";
import { isSlug } from "@/lib/restaurants/slug";
import { ownPostHref, ROUTES, topicHref } from "@/lib/routes";
import { getCurrentUser } from "@/lib/supabase/current-user";

const rulesOf = (data: FormData) => textsOfForm<keyof typeof forms>(data, "post-forms");

type Results = Translator<keyof typeof results>;
const resultsOf = (data: FormData): Results =>
  textsOfForm<keyof typeof results>(data, "forum-results");

/** The list was built in every language; a topic's page in another language expires with the one in English (response-tags.ts). */
function expirePages(topicId: string) {
  for (const path of [...inLanguages(ROUTES.forum), topicHref(topicId)]) revalidatePath(path);
}

/** Leads the author to the page that shows what waits (P14.52). */
function heldAt(data: FormData, topicId: string, postId: string) {
  const t = doneTexts(data);
  const notice = { title: t("waiting"), description: t("waiting.text") };
  return { done: { href: ownPostHref(topicId, postId), notice } };
}

/** Opens a topic (P14.46). */
export async function openTopic(_state: FormState, data: FormData) {
  const t = resultsOf(data);
  return handleMemberForm({
    data,
    schema: topicSchema(rulesOf(data)),
    limit: "post",
    async work(topic, { database, user }) {
      await ensureMember(database, user);
      const chosen = await chooseStatus({ kind: "topic", ...topic }, { database, user });
      const { topicId, postId, status } = await addTopic(database, user, topic, chosen);
      if (status === "waiting") return heldAt(data, topicId, postId);
      expirePages(topicId);
      revalidatePath("/sitemap.xml");
      return { done: { href: topicHref(topicId), notice: { title: t("topic.posted") } } };
    },
  });
}

type Reply = { topicId: string; quotedId: string; quote: string };

/** The stored form of a quotation; an error text where it cannot be quoted. */
async function readQuote(database: Database, { topicId, quotedId, quote }: Reply, t: Results) {
  if (!quotedId) return {};
  const quoted = await findQuotable(database, topicId, quotedId);
  if (!quoted) return { failure: t("unquotable") };
  if (!quote) return {};
  if (!isQuoteOf(quote, quoted.text)) return { errors: { quote: t("not-word-for-word") } };
  return { quote: { postId: quotedId, text: quote } };
}

/** Replies to a topic, a sample's or a member's (P14.47, P14.48). */
export async function replyToTopic(_state: FormState, data: FormData) {
  const t = resultsOf(data);
  return handleMemberForm({
    data,
    schema: replySchema(rulesOf(data)),
    limit: "post",
    async work(reply, { database, user }) {
      const { topicId, text } = reply;
      if (!(await isOpenTopic(database, topicId))) return { failure: t("closed") };
      const { quote, ...fault } = await readQuote(database, reply, t);
      if (Object.keys(fault).length > 0) return fault;
      await ensureMember(database, user);
      const chosen = await chooseStatus({ kind: "post", text }, { database, user });
      const { postId, status } = await addPost(database, user, { topicId, text, quote }, chosen);
      if (status === "waiting") return heldAt(data, topicId, postId);
      expirePages(topicId);
      const page = await pageOfPost(database, topicId, postId);
      return {
        done: { href: topicHref(topicId, page, postId), notice: { title: t("reply.posted") } },
      };
    },
  });
}

/** Changes the sender's post (P14.47). */
export async function saveEditedPost(_state: FormState, data: FormData) {
  const t = resultsOf(data);
  return handleMemberForm({
    data,
    schema: postEditSchema(rulesOf(data)),
    limit: "post",
    async work({ postId, text }, { database, user }) {
      const post = await findOwnPost(database, user, postId);
      if (!post?.isEditable) return { failure: t("too-late") };
      const { topicId } = post;
      const writing = { kind: "post", text, isEdit: true } as const;
      const status = await chooseStatus(writing, { database, user, postId });
      if (status === "waiting") await holdPost(database, post);
      const isChanged = await editPost(database, user, { postId, text });
      expirePages(topicId);
      if (!isChanged) return { failure: t("too-late") };
      if (status === "waiting" || post.status === "waiting") return heldAt(data, topicId, postId);
      const page = await pageOfPost(database, topicId, postId);
      return {
        done: { href: topicHref(topicId, page, postId), notice: { title: t("changed") } },
      };
    },
  });
}

/** Deletes the sender's post, and with it a topic that nobody else has answered (P14.733). */
export async function withdrawPost(_state: FormState, data: FormData) {
  const t = resultsOf(data);
  return handleMemberForm({
    data,
    schema: deletePostSchema,
    limit: "post",
    isForSuspended: true,
    async work({ postId }, { database, user }) {
      const deleted = await deleteOwnPost(database, user, postId);
      if (!deleted) return { failure: t("gone") };
      const { topicId, movedTo, left, isQuestion } = deleted;
      expirePages(topicId);
      if (movedTo) expirePages(movedTo);
      if (isQuestion) revalidatePath("/sitemap.xml");
      const isTopicGone = isQuestion && left === "nothing";
      return {
        done: {
          href: isTopicGone ? ROUTES.forum : topicHref(movedTo ?? topicId),
          notice: { title: t(isTopicGone ? "topic.deleted" : "post.deleted") },
        },
      };
    },
  });
}

/** The visitor's posts in a topic; none for signed-out visitors. */
export async function getOpenPosts(topicId: string) {
  const user = isSlug(topicId) ? await getCurrentUser() : undefined;
  return user ? listOwnPostsIn((await getStores()).database, user, topicId) : [];
}
