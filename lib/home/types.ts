import type { PopularCity } from "@/lib/home/popular-cities";
import type { MemberPhoto } from "@/lib/community/types";
import type { NamedReview } from "@/lib/members/types";
import type { Review } from "@/lib/restaurants/types";
import type home from "@/lib/messages/en/home.json";
import type { Route } from "@/lib/routes";

/** The id of a text in lib/messages. */
export type HomeText = keyof typeof home;

export type FeatureId = "search" | "filters" | "menus" | "location" | "favorites" | "reviews";

/** Four lead to a page, two show a message (P3.2), or lead to a page where there is a database (P14.3). */
export type Feature = { id: FeatureId; title: HomeText; text: HomeText } & (
  { href: Route } | { alert: HomeText; alertSignedIn: HomeText; keptHref: Route }
);

export type StrategyId = "audience" | "goals" | "competitors" | "value";
export type Strategy = { id: StrategyId; title: HomeText; points: HomeText[] };

export type AudienceId = "restaurants" | "foodies";
export type AudienceItem = { title: HomeText; text: HomeText };
export type Audience = {
  id: AudienceId;
  tab: HomeText;
  title: HomeText;
  benefits: AudienceItem[];
  steps: AudienceItem[];
  /** The button's label, and what its notice says (P13.4). */
  action: { label: HomeText; notOpen: HomeText; today: { label: HomeText; href: Route } };
};

/** What an audience's button says, in the language of the page; `member`: where it leads a visitor who has an account already. */
export type AudienceButton = {
  label: string;
  notOpen: string;
  description: string;
  today: { label: string; href: Route };
  member: string;
};

export type Testimonial = {
  name: string;
  role: HomeText;
  text: HomeText;
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
  /** Of members, the newest first, without those of `reviews`. */
  photos: MemberPhoto[];
};
