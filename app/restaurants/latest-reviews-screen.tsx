import { notFound } from "next/navigation";
import { SubjectTexts } from "@/app/subject-texts";
import { LatestReviews } from "@/components/restaurants/reviews/latest-reviews";
import { hasDatabase } from "@/lib/database/has-database";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/screens/latest-reviews.json";
import { pageMetadata } from "@/lib/metadata";
import { getLatestReviews } from "@/lib/reviews/queries";

export function latestReviewsMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsIn<keyof typeof english>(language, "latest-reviews");
  return pageMetadata({ title: t("title"), index: false, language });
}

/** The newest reviews of all restaurants in the language of its path; only where reviews are kept. */
export async function LatestReviewsScreen({
  language = DEFAULT_LANGUAGE,
}: {
  language?: Language;
}) {
  if (!hasDatabase()) notFound();
  return (
    <SubjectTexts language={language} subjects={["presses"]}>
      <LatestReviews reviews={await getLatestReviews()} />
    </SubjectTexts>
  );
}
