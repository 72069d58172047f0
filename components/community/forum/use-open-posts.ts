import type { OwnPost } from "@/lib/forum/types";
import { ownRecords } from "@/lib/session/account-records";

const posts = ownRecords<readonly OwnPost[]>(async (topicId) => {
  const { getOpenPosts } = await import("@/lib/forum/actions");
  return getOpenPosts(topicId);
}, []);

/** Fetches them again, after the visitor has written. */
export const renewOpenPosts = posts.renew;

/** The visitor's posts in a topic that wait for a moderator or can still be edited. */
export const useOpenPosts = posts.useRecord;
