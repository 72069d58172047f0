import "server-only";

import { AUDIENCES, FEATURES, STRATEGIES, TESTIMONIALS } from "@/data/home";
import type { HomeContent } from "@/lib/home/types";

/** The texts of the home page that are records, in their order on the page. */
export async function getHomeContent(): Promise<HomeContent> {
  return {
    features: FEATURES,
    strategies: STRATEGIES,
    audiences: AUDIENCES,
    testimonials: TESTIMONIALS,
  };
}
