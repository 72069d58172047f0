"use client";

import { lazy, type ComponentProps } from "react";
import type { PriceVotes } from "@/components/tips/price-votes";
import type { TipVote } from "@/components/tips/tip-vote";

const Vote = lazy(async () => {
  const { TipVote: Loaded } = await import("@/components/tips/tip-vote");
  return { default: Loaded };
});

const Prices = lazy(async () => {
  const { PriceVotes: Loaded } = await import("@/components/tips/price-votes");
  return { default: Loaded };
});

/**
 * The button that marks a tip as helpful, whose code is loaded only where a tip is shown; next/dynamic would preload it before the
 * page's own scripts. A function: the server's reference to a client component cannot resolve to what `lazy` returns.
 */
export function LazyTipVote(props: ComponentProps<typeof TipVote>) {
  return <Vote {...props} />;
}

/** The buttons that say what a meal costs, whose code is loaded only where they are shown. */
export function LazyPriceVotes(props: ComponentProps<typeof PriceVotes>) {
  return <Prices {...props} />;
}
