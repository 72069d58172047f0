"use client";
import { useTexts } from "#texts";

import { AreaField } from "@/components/forms/fields/area-field";
import { InputField } from "@/components/forms/fields/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { StarField } from "@/components/forms/fields/star-field";
import { ReviewPhotoFields } from "@/components/restaurants/reviews/review-photo-fields";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import photoEnglish from "@/lib/messages/en/forms/photo.json";
import english from "@/lib/messages/en/forms/review.json";
import type { Review } from "@/lib/restaurants/types";
import { publishReview } from "@/lib/reviews/actions";
import { reviewFormSchema } from "@/lib/reviews/photo-fields";
import type { VisitDates } from "@/lib/reviews/visit-dates";
import { restaurantHref, reviewHref } from "@/lib/routes";

type ReviewFormProps = {
  restaurantId: string;
  /** The visitor's review, if there is one: it is changed. */
  review?: Pick<Review, "rating" | "title" | "content" | "visitDate" | "photos"> | undefined;
  /** Whether reviews can have photos here. */
  hasPhotos: boolean;
  dates: VisitDates;
};

/** Writes or changes a review of a restaurant (P14.21). */
export function ReviewForm({ restaurantId, review, hasPhotos, dates }: ReviewFormProps) {
  const { earliest, latest } = dates;
  const t = useTexts("review-form", english);
  const ofPhotos = useTexts("photo", photoEnglish);
  const path = reviewHref(restaurantId);
  // With another value the photos that were chosen before are gone: they have been sent.
  const present = review?.photos?.map(({ recordId }) => recordId).join();
  return (
    <ServerForm
      action={publishReview}
      schema={reviewFormSchema(dates, t, ofPhotos)}
      draft={path}
      unsent={t("unsent")}
      labelledBy="review-heading"
      path={path}
      className="grid grid-cols-1 gap-5"
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <StarField
        name="rating"
        legend={t("rating")}
        defaultValue={review && String(review.rating)}
      />
      <InputField
        label={t("title")}
        name="title"
        icon="PencilLine"
        defaultValue={review?.title}
        maxLength={100}
        autoComplete="off"
        aria-required
        hint={t("title.hint")}
      />
      <AreaField
        label={t("text")}
        name="content"
        defaultValue={review?.content}
        rows={7}
        maxLength={3_000}
        aria-required
        hint={t("text.hint")}
      />
      <InputField
        label={t("date")}
        name="visitDate"
        icon="CalendarDays"
        type="date"
        min={earliest}
        max={latest}
        defaultValue={review?.visitDate}
        aria-required
      />
      {hasPhotos && <ReviewPhotoFields key={present} photos={review?.photos} />}
      <div className="mt-2 flex flex-wrap gap-3">
        <SendButton busyLabel={t("publishing")}>{t("publish")}</SendButton>
        <IntentLink
          href={restaurantHref(restaurantId)}
          className={buttonVariants({ variant: "quiet", size: "lg", className: "max-md:w-full" })}
        >
          {t("cancel")}
        </IntentLink>
      </div>
    </ServerForm>
  );
}
