import { notFound } from "next/navigation";
import { requireOwner } from "@/app/restaurants/[id]/require-owner";
import { ReplyForm } from "@/components/claims/reply-form";
import { WithdrawReplyForm } from "@/components/claims/withdraw-reply-form";
import { CorrectionPage } from "@/components/corrections/correction-page";
import { ReviewCard } from "@/components/restaurants/reviews/review-card";
import { getAnswerable } from "@/lib/claims/queries";
import { pageMetadata } from "@/lib/metadata";
import { ownerReplyHref } from "@/lib/routes";

export const metadata = pageMetadata({ title: "Reply to a review", index: false });

export const dynamic = "force-dynamic";

export default async function ReplyPage({
  params,
}: PageProps<"/restaurants/[id]/owner/reply/[review]">) {
  const { id, review: reviewId } = await params;
  const { restaurant } = await requireOwner(id, ownerReplyHref(id, reviewId));
  const review = await getAnswerable(id, reviewId);
  if (!review) notFound();
  const { reply, ...answered } = review;
  return (
    <CorrectionPage
      isOwners
      restaurant={restaurant}
      title="Reply to a review"
      lead="One reply per review. Say thank you, explain or correct; the review itself stays as it is."
    >
      <ReviewCard review={answered} isOpen heading={2} />
      <ReplyForm restaurantId={id} reviewId={reviewId} text={reply?.text} />
      {reply && <WithdrawReplyForm restaurantId={id} reviewId={reviewId} />}
    </CorrectionPage>
  );
}
