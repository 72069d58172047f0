"use client";

import { lazy } from "react";

const Form = lazy(async () => {
  const { MessageForm: Loaded } = await import("@/components/about/message-form");
  return { default: Loaded };
});

/** The form for messages, whose code is loaded only where it is shown; next/dynamic would add 1.5 KB to every visit. */
export function LazyMessageForm() {
  return <Form />;
}
