"use client";

import { lazyPart } from "@/components/site/lazy-part";

/** The button for votes, whose code is loaded only where it is shown. */
export const LazyHelpfulButton = lazyPart(
  async () => (await import("@/components/restaurants/reviews/helpful-button")).HelpfulButton,
);
