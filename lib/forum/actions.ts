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
import { handleMemberForm } from "@/lib/forms/handle-form";
import { WAITING_NOTICE } from "@/lib/forms/waiting-notice";
import { isQuoteOf } from "@/lib/forum/quotes";
import { deletePostSchema, postEditSchema, replySchema, topicSchema } from "@/lib/forum/schema";
import { isSlug } from "@/lib/restaurants/slug";
import { ownPostHref, ROUTES, topicHref } from "@/lib/routes";
import { getCurrentUser } from "@/lib/supabase/current-user";

const CLOSED = "This topic no longer exists, so nobody can reply to it.";
const UNQUOTABLE = "The post that you quote is no longer shown.";
const NOT_WORD_FOR_WORD = "Please quote word for word: you can shorten it at both ends.";
const GONE = "This post is not there any more, or a moderator has removed it.";
const TOO_LATE = "The 15 minutes in which a post can be edited are over.";

function expirePages(topicId: string) {
  revalidatePath(ROUTES.forum);
  revalidatePath(topicHref(topicId));
}

/** Leads the author to the page that shows what waits (P14.52). */
const heldAt = (topicId: string, postId: string) => ({
  done: { href: ownPostHref(topicId, postId), notice: WAITING_NOTICE },
});

/** Opens a topic (P14.46). */
export async function openTopic(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: topicSchema,
    limit: "post",
    async work(topic, { database, user }) {
      await ensureMember(database, user);
      const chosen = await chooseStatus({ kind: "topic", ...topic }, { database, user });
      const { topicId, postId, status } = await addTopic(database, user, topic, chosen);
      if (status === "waiting") return heldAt(topicId, postId);
      expirePages(topicId);
      revalidatePath("/sitemap.xml");
      return { done: { href: topicHref(topicId), notice: { title: "Topic posted" } } };
    },
  });
}

type Reply = { topicId: string; quotedId: string; quote: string };

/** The stored form of a quotation; an error text where it cannot be quoted. */
async function readQuote(database: Database, { topicId, quotedId, quote }: Reply) {
  if (!quotedId) return {};
  const quoted = await findQuotable(database, topicId, quotedId);
  if (!quoted) return { failure: UNQUOTABLE };
  if (!quote) return {};
  if (!isQuoteOf(quote, quoted.text)) return { errors: { quote: NOT_WORD_FOR_WORD } };
  return { quote: { postId: quotedId, text: quote } };
}

/** Replies to a topic, a sample's or a member's (P14.47, P14.48). */
export async function replyToTopic(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: replySchema,
    limit: "post",
    async work(reply, { database, user }) {
      const { topicId, text } = reply;
      if (!(await isOpenTopic(database, topicId))) return { failure: CLOSED };
      const { quote, ...fault } = await readQuote(database, reply);
      if (Object.keys(fault).length > 0) return fault;
      await ensureMember(database, user);
      const chosen = await chooseStatus({ kind: "post", text }, { database, user });
      const { postId, status } = await addPost(database, user, { topicId, text, quote }, chosen);
      if (status === "waiting") return heldAt(topicId, postId);
      expirePages(topicId);
      const page = await pageOfPost(database, topicId, postId);
      return {
        done: { href: topicHref(topicId, page, postId), notice: { title: "Reply posted" } },
      };
    },
  });
}

/** Changes the sender's post (P14.47). */
export async function saveEditedPost(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: postEditSchema,
    limit: "post",
    async work({ postId, text }, { database, user }) {
      const post = await findOwnPost(database, user, postId);
      if (!post?.isEditable) return { failure: TOO_LATE };
      const { topicId } = post;
      const writing = { kind: "post", text, isEdit: true } as const;
      const status = await chooseStatus(writing, { database, user, postId });
      if (status === "waiting") await holdPost(database, post);
      const isChanged = await editPost(database, user, { postId, text });
      expirePages(topicId);
      if (!isChanged) return { failure: TOO_LATE };
      if (status === "waiting" || post.status === "waiting") return heldAt(topicId, postId);
      const page = await pageOfPost(database, topicId, postId);
      return {
        done: { href: topicHref(topicId, page, postId), notice: { title: "Post changed" } },
      };
    },
  });
}

/** Deletes the sender's post, and with it a topic that nobody else has answered (P14.733). */
export async function withdrawPost(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: deletePostSchema,
    limit: "post",
    isForSuspended: true,
    async work({ postId }, { database, user }) {
      const deleted = await deleteOwnPost(database, user, postId);
      if (!deleted) return { failure: GONE };
      const { topicId, movedTo, left, isQuestion } = deleted;
      expirePages(topicId);
      if (movedTo) expirePages(movedTo);
      if (isQuestion) revalidatePath("/sitemap.xml");
      const isTopicGone = isQuestion && left === "nothing";
      return {
        done: {
          href: isTopicGone ? ROUTES.forum : topicHref(movedTo ?? topicId),
          notice: { title: isTopicGone ? "Topic deleted" : "Post deleted" },
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
