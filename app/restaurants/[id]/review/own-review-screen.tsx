import { notFound } from "next/navigation";
import { SubjectTexts } from "@/app/subject-texts";
import { ReviewScreen } from "@/components/restaurants/reviews/review-screen";
import { requireUser } from "@/lib/account/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathLeadingBack } from "@/lib/languages/return-language";
import { withPictureTexts } from "@/lib/restaurants/pictures/picture-texts-in";
import { getRestaurant } from "@/lib/restaurants/queries";
import { canKeepPhotos, getOwnReview } from "@/lib/reviews/queries";
import { reviewHref } from "@/lib/routes";

type OwnReviewScreenProps = { id: string; language?: Language };

/** The form for a member's review of a restaurant, in the language of its path. */
export async function OwnReviewScreen({ id, language = DEFAULT_LANGUAGE }: OwnReviewScreenProps) {
  const found = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!found) notFound();
  const user = await requireUser(pathLeadingBack(language, reviewHref(id)));
  const [review, hasPhotos] = await Promise.all([getOwnReview(user, id), canKeepPhotos()]);
  const restaurant = withPictureTexts(language, found);
  return (
    <SubjectTexts language={language} subjects={["form", "photo", "review-form"]}>
      <ReviewScreen {...{ restaurant, review, hasPhotos }} now={new Date()} />
    </SubjectTexts>
  );
}
