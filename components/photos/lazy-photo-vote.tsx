"use client";

import { lazyPart } from "@/components/site/lazy-part";

/** The button that marks a photo as helpful, whose code is loaded only where a photo is shown with it. */
export const LazyPhotoVote = lazyPart(
  async () => (await import("@/components/photos/photo-vote")).PhotoVote,
);
