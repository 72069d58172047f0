import { notFound } from "next/navigation";
import { LatestReviews } from "@/components/restaurants/reviews/latest-reviews";
import { hasDatabase } from "@/lib/database/has-database";
import { pageMetadata } from "@/lib/metadata";
import { getLatestReviews } from "@/lib/reviews/queries";

export const metadata = pageMetadata({ title: "Newest reviews", index: false });

/** Rendered on request: only where reviews are kept. */
export const dynamic = "force-dynamic";

export default async function LatestReviewsPage() {
  if (!hasDatabase()) notFound();
  return <LatestReviews reviews={await getLatestReviews()} />;
}
