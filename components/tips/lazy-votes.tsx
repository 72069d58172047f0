"use client";

import { lazyPart } from "@/components/site/lazy-part";

/** The button that marks a tip as helpful, whose code is loaded only where a tip is shown. */
export const LazyTipVote = lazyPart(
  async () => (await import("@/components/tips/tip-vote")).TipVote,
);

/** The buttons that say what a meal costs, whose code is loaded only where they are shown. */
export const LazyPriceVotes = lazyPart(
  async () => (await import("@/components/tips/price-votes")).PriceVotes,
);
