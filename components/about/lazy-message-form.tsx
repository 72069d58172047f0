"use client";

import { lazyPart } from "@/components/site/lazy-part";

/** The form for messages, whose code is loaded only where it is shown. */
export const LazyMessageForm = lazyPart(
  async () => (await import("@/components/about/message-form")).MessageForm,
);
