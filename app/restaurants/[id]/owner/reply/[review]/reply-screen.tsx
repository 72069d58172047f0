import { notFound } from "next/navigation";
import { requireOwner } from "@/app/restaurants/[id]/require-owner";
import { SubjectTexts } from "@/app/subject-texts";
import { ReplyForm } from "@/components/claims/reply-form";
import { WithdrawReplyForm } from "@/components/claims/withdraw-reply-form";
import { CorrectionPage } from "@/components/corrections/correction-page";
import { ReviewCard } from "@/components/restaurants/reviews/review-card";
import { getAnswerable } from "@/lib/claims/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/claims/pages.json";
import { ownerReplyHref } from "@/lib/routes";

type ReplyScreenProps = { id: string; reviewId: string; language?: Language };

/** Where an owner answers a review, in the language of the page's path. */
export async function ReplyScreen({ id, reviewId, language = DEFAULT_LANGUAGE }: ReplyScreenProps) {
  const { restaurant } = await requireOwner(id, ownerReplyHref(id, reviewId), language);
  const review = await getAnswerable(id, reviewId);
  if (!review) notFound();
  const { reply, ...answered } = review;
  const t = textsIn<keyof typeof english>(language, "owner-pages");
  return (
    <SubjectTexts language={language} subjects={["form", "owner-forms", "presses"]}>
      <CorrectionPage isOwners restaurant={restaurant} title={t("reply")} lead={t("reply.lead")}>
        <ReviewCard review={answered} isOpen heading={2} />
        <ReplyForm restaurantId={id} reviewId={reviewId} text={reply?.text} />
        {reply && <WithdrawReplyForm restaurantId={id} reviewId={reviewId} />}
      </CorrectionPage>
    </SubjectTexts>
  );
}
