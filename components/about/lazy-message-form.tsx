"use client";

import dynamic from "next/dynamic";

/** The form for messages, whose code is loaded only where it is shown. */
export const LazyMessageForm = dynamic(() =>
  import("@/components/about/message-form").then(({ MessageForm }) => MessageForm),
);
