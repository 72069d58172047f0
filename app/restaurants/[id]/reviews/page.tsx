import { notFound } from "next/navigation";
import { AllReviews } from "@/components/restaurants/reviews/all-reviews";
import { ReturnTo } from "@/components/site/return-to";
import { hasDatabase } from "@/lib/database/has-database";
import { returnLanguage } from "@/lib/languages/return-language";
import { pageMetadata } from "@/lib/metadata";
import { getRestaurant } from "@/lib/restaurants/queries";
import { getRatingCounts, listReviewPage } from "@/lib/reviews/queries";
import { parseReviewSort } from "@/lib/reviews/sort";

/** What a search engine should find is on the restaurant's page. */
export const metadata = pageMetadata({ title: "Reviews", index: false });

const PAGE_SIZE = 20;

export default async function ReviewsPage(props: PageProps<"/restaurants/[id]/reviews">) {
  const [{ id }, query] = await Promise.all([props.params, props.searchParams]);
  const language = returnLanguage(query.language);
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
    <ReturnTo language={language}>
      <AllReviews {...{ restaurant, reviews, counts, sort, page, pages }} />
    </ReturnTo>
  );
}
