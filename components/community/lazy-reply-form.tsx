"use client";

import dynamic from "next/dynamic";
import { useSyncExternalStore } from "react";
import { hasSessionCookie } from "@/lib/auth/signed-in-mark";

const ReplyForm = dynamic(
  () => import("@/components/community/reply-form").then((module) => module.ReplyForm),
  { ssr: false },
);

let wasSignedIn = false;

const subscribe = () => () => undefined;

/** A form stays when its session ends: what was typed is still in it. */
const isShown = () => (wasSignedIn ||= hasSessionCookie());

/** The form for replies, whose code is loaded for visitors with a session alone. */
export function LazyReplyForm(props: { topicId: string; path: string }) {
  const isSignedIn = useSyncExternalStore(subscribe, isShown, () => false);
  return isSignedIn && <ReplyForm {...props} />;
}
