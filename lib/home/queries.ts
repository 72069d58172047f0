import "server-only";

import { AUDIENCES, FEATURES, STRATEGIES, TESTIMONIALS } from "@/data/home";
import type { HomeContent } from "@/lib/home/types";

/** The record-shaped copy of the home page, in the order in which it is shown. */
export async function getHomeContent(): Promise<HomeContent> {
  return {
    features: FEATURES,
    strategies: STRATEGIES,
    audiences: AUDIENCES,
    testimonials: TESTIMONIALS,
  };
}
