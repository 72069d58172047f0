import { OwnReviewScreen } from "@/app/restaurants/[id]/review/own-review-screen";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Write a review", index: false });

/** Rendered on request: a member's own. */
export const dynamic = "force-dynamic";

export default async function ReviewPage({ params }: PageProps<"/restaurants/[id]/review">) {
  const { id } = await params;
  return <OwnReviewScreen id={id} />;
}
