import {
  latestReviewsMetadata,
  LatestReviewsScreen,
} from "@/app/restaurants/latest-reviews-screen";

export const metadata = latestReviewsMetadata();

/** Rendered on request: only where reviews are kept. */
export const dynamic = "force-dynamic";

export default function LatestReviewsPage() {
  return <LatestReviewsScreen />;
}
