import { requireOwner } from "@/app/restaurants/[id]/require-owner";
import { OwnerDishes } from "@/components/dishes/owner-dishes";
import { OwnerScreen } from "@/components/claims/owner-screen";
import { getOwnPhotos } from "@/lib/claims/queries";
import { getDishPage } from "@/lib/dishes/queries";
import { pageMetadata } from "@/lib/metadata";
import { getRatingCounts, listReviewPage } from "@/lib/reviews/queries";
import { DEFAULT_REVIEW_SORT } from "@/lib/reviews/sort";
import { ownerHref } from "@/lib/routes";

export const metadata = pageMetadata({ title: "Your place", index: false });

export const dynamic = "force-dynamic";

const REVIEWS_PER_PAGE = 20;

export default async function OwnerPage({
  params,
  searchParams,
}: PageProps<"/restaurants/[id]/owner">) {
  const { id } = await params;
  const { restaurant, user } = await requireOwner(id, ownerHref(id));
  const counts = await getRatingCounts(id);
  const total = [...(counts?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  const pages = Math.max(1, Math.ceil(total / REVIEWS_PER_PAGE));
  const wanted = Number((await searchParams).page);
  const page = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), pages) : 1;
  const offset = (page - 1) * REVIEWS_PER_PAGE;
  const [reviews, photos, { served, gone }] = await Promise.all([
    listReviewPage(id, { sort: DEFAULT_REVIEW_SORT, offset, limit: REVIEWS_PER_PAGE }),
    getOwnPhotos(user, id),
    getDishPage(id, 1),
  ]);
  return (
    <OwnerScreen
      {...{ restaurant, reviews, page, pages, photos }}
      dishes={<OwnerDishes restaurantId={id} dishes={[...served, ...gone]} />}
    />
  );
}
