import type { PopularCity } from "@/lib/home/popular-cities";
import type { NamedReview } from "@/lib/members/types";
import type { Review } from "@/lib/restaurants/types";
import type { Route } from "@/lib/routes";

export type FeatureId = "search" | "filters" | "menus" | "location" | "favorites" | "reviews";

/** Four lead to a page, two show a message (P3.2), or lead to a page where there is a database (P14.3). */
export type Feature = { id: FeatureId; title: string; text: string } & (
  { href: Route } | { alert: string; alertSignedIn: string; keptHref: Route }
);

export type StrategyId = "audience" | "goals" | "competitors" | "value";
export type Strategy = { id: StrategyId; title: string; points: string[] };

export type AudienceId = "restaurants" | "foodies";
export type AudienceItem = { title: string; text: string };
export type Audience = {
  id: AudienceId;
  tab: string;
  title: string;
  benefits: AudienceItem[];
  steps: AudienceItem[];
  /** The button's label, and what its notice says (P13.4). */
  action: { label: string; notOpen: string; today: { label: string; href: Route } };
};

export type Testimonial = {
  name: string;
  role: string;
  text: string;
  rating: 1 | 2 | 3 | 4 | 5;
  avatar: string;
  sample: boolean;
};

export type HomeContent = {
  features: Feature[];
  strategies: Strategy[];
  audiences: Audience[];
  testimonials: Testimonial[];
};

/** A published review of a member, with the restaurant that it is about. */
export type HomeReview = Pick<
  Review,
  "id" | "restaurantId" | "rating" | "title" | "content" | "userName" | "visitDate" | "photos"
> &
  NamedReview & { city: string };

/** What the home page shows of a directory with real places (P3.19). */
export type RealHome = {
  places: number;
  cities: number;
  countries: number;
  /** The day of the last import, ISO 8601. */
  importedOn: string | undefined;
  popular: PopularCity[];
  reviews: HomeReview[];
};
