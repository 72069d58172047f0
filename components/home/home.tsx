import { Audiences } from "@/components/home/audiences";
import { CallToAction } from "@/components/home/call-to-action";
import { Claims } from "@/components/home/claims";
import { Features } from "@/components/home/features";
import { Hero } from "@/components/home/hero";
import { Strategies } from "@/components/home/strategies";
import { Testimonials } from "@/components/home/testimonials";
import type { HomeContent } from "@/lib/home/types";
import type { RestaurantSummary } from "@/lib/restaurants/types";

type HomeProps = {
  content: HomeContent;
  restaurants: RestaurantSummary[];
  isKept: boolean;
  /** Whether there are more restaurants than the samples. */
  isWorldwide?: boolean;
};

/** The home page, in the order of P3.1. */
export function Home({ content, restaurants, isKept, isWorldwide = false }: HomeProps) {
  return (
    <main>
      <Hero restaurants={restaurants} isWorldwide={isWorldwide} />
      <Claims />
      <Features features={content.features} restaurants={restaurants} isKept={isKept} />
      <Strategies strategies={content.strategies} />
      <Audiences audiences={content.audiences} isKept={isKept} />
      <Testimonials testimonials={content.testimonials} />
      <CallToAction />
    </main>
  );
}
