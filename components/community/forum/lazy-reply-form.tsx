"use client";

import dynamic from "next/dynamic";
import { useState, useSyncExternalStore } from "react";
import { hasSessionCookie } from "@/lib/auth/signed-in-mark";

const ReplyForm = dynamic(
  () => import("@/components/community/forum/reply-form").then((module) => module.ReplyForm),
  { ssr: false },
);

const subscribe = () => () => undefined;

/** Whether there has been a session since the form was mounted: it stays when the session ends, with what was typed. */
function sessionLatch() {
  let wasSignedIn = false;
  return () => (wasSignedIn ||= hasSessionCookie());
}

/** The form for replies, whose code is loaded for visitors with a session alone. */
export function LazyReplyForm(props: { topicId: string; path: string }) {
  const [wasSignedIn] = useState(sessionLatch);
  const isShown = useSyncExternalStore(subscribe, wasSignedIn, () => false);
  return isShown && <ReplyForm {...props} />;
}
