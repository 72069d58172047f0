import { useCallback, useSyncExternalStore } from "react";
import { hasSessionCookie } from "@/lib/auth/signed-in-mark";
import type { OwnPost } from "@/lib/forum/types";

const NONE: readonly OwnPost[] = [];

/** The posts by topic, until the document is closed. */
const posts = new Map<string, readonly OwnPost[]>();
const asked = new Set<string>();
const listeners = new Set<() => void>();

/** Asked once for each topic, and only for who has a session. */
function askFor(topicId: string) {
  if (asked.has(topicId) || !hasSessionCookie()) return;
  asked.add(topicId);
  void import("@/lib/forum/actions")
    .then(({ getOpenPosts }) => getOpenPosts(topicId))
    .then((list) => {
      posts.set(topicId, list);
      listeners.forEach((listener) => listener());
    })
    .catch(() => asked.delete(topicId));
}

/** Fetches them again, after the visitor has written. */
export function renewOpenPosts(topicId: string) {
  asked.delete(topicId);
  askFor(topicId);
}

/** The visitor's posts in a topic that wait for a moderator or can still be edited. */
export function useOpenPosts(topicId: string) {
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      askFor(topicId);
      return () => void listeners.delete(listener);
    },
    [topicId],
  );
  return useSyncExternalStore(
    subscribe,
    () => posts.get(topicId) ?? NONE,
    () => NONE,
  );
}
