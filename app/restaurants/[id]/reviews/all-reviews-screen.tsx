import { notFound } from "next/navigation";
import { SubjectTexts } from "@/app/subject-texts";
import { AllReviews } from "@/components/restaurants/reviews/all-reviews";
import { hasDatabase } from "@/lib/database/has-database";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { getRestaurant } from "@/lib/restaurants/queries";
import { getRatingCounts, listReviewPage } from "@/lib/reviews/queries";
import { parseReviewSort } from "@/lib/reviews/sort";

const PAGE_SIZE = 20;

type AllReviewsScreenProps = {
  id: string;
  query: Record<string, string | string[] | undefined>;
  language?: Language;
};

/** All reviews of a restaurant, in the language of the page's path. */
export async function AllReviewsScreen({
  id,
  query,
  language = DEFAULT_LANGUAGE,
}: AllReviewsScreenProps) {
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant) notFound();
  const counts = (await getRatingCounts(id)) ?? new Map<number, number>();
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = query.page === undefined ? 1 : Number(query.page);
  if (!Number.isInteger(page) || page < 1 || page > pages) notFound();
  const sort = parseReviewSort(query.sort);
  const offset = (page - 1) * PAGE_SIZE;
  const reviews = await listReviewPage(id, { sort, offset, limit: PAGE_SIZE });
  return (
    <SubjectTexts language={language} subjects={["presses"]}>
      <AllReviews {...{ restaurant, reviews, counts, sort, page, pages }} />
    </SubjectTexts>
  );
}
