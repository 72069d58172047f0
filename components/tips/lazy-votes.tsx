"use client";

import dynamic from "next/dynamic";

/** The button that marks a tip as helpful, whose code is loaded only where a tip is shown. */
export const LazyTipVote = dynamic(() =>
  import("@/components/tips/tip-vote").then(({ TipVote }) => TipVote),
);

/** The buttons that say what a meal costs, whose code is loaded only where they are shown. */
export const LazyPriceVotes = dynamic(() =>
  import("@/components/tips/price-votes").then(({ PriceVotes }) => PriceVotes),
);
