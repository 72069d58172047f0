"use client";

import dynamic from "next/dynamic";

/** The form for replies, whose code is loaded only where it is shown. */
export const LateReplyForm = dynamic(() =>
  import("@/components/community/reply-form").then(({ ReplyForm }) => ReplyForm),
);
