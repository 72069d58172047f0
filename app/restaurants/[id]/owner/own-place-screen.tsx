import { notFound } from "next/navigation";
import { requireOwner } from "@/app/restaurants/[id]/require-owner";
import { SubjectTexts } from "@/app/subject-texts";
import { OwnerScreen } from "@/components/claims/owner-screen";
import { PageViews } from "@/components/claims/page-views";
import { WaitingForOwner } from "@/components/claims/waiting-for-owner";
import { DoubtedDishForms } from "@/components/dishes/doubted-dish-forms";
import { OwnerDishes } from "@/components/dishes/owner-dishes";
import { getOwnPhotos, getWaitingForOwner } from "@/lib/claims/queries";
import { DISHES_PER_PAGE } from "@/lib/dishes/limits";
import { getDishPage } from "@/lib/dishes/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { getWeeklyViews } from "@/lib/page-views/queries";
import { getRatingCounts, listReviewPage } from "@/lib/reviews/queries";
import { DEFAULT_REVIEW_SORT } from "@/lib/reviews/sort";
import { ownerHref } from "@/lib/routes";

const REVIEWS_PER_PAGE = 20;
const SHOWN_WEEKS = 12;

/** A number of a query that names one of several pages, else the nearest. */
function pageOf(wanted: string | string[] | undefined, pages: number) {
  const page = Number(wanted);
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), pages) : 1;
}

const pagesOf = (total: number, perPage: number) => Math.max(1, Math.ceil(total / perPage));

async function getReviews(id: string, wanted: string | string[] | undefined) {
  const counts = await getRatingCounts(id);
  const total = [...(counts?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  const pages = pagesOf(total, REVIEWS_PER_PAGE);
  const page = pageOf(wanted, pages);
  const part = { offset: (page - 1) * REVIEWS_PER_PAGE, limit: REVIEWS_PER_PAGE };
  return { page, pages, reviews: await listReviewPage(id, { sort: DEFAULT_REVIEW_SORT, ...part }) };
}

/** One page of the dishes; those that are no longer served follow the last of the others. */
async function getDishes(id: string, wanted: string | string[] | undefined) {
  const first = await getDishPage(id, 1);
  const pages = pagesOf(first.total, DISHES_PER_PAGE);
  const page = pageOf(wanted, pages);
  const { served, gone } = page === 1 ? first : await getDishPage(id, page);
  return { page, pages, dishes: page === pages ? [...served, ...gone] : served };
}

type OwnPlaceScreenProps = {
  id: string;
  /** Which pages of its reviews and dishes are shown. */
  query: Record<string, string | string[] | undefined>;
  language?: Language;
};

/** What the owner of a restaurant does for it, in the language of the page's path. */
export async function OwnPlaceScreen({
  id,
  query,
  language = DEFAULT_LANGUAGE,
}: OwnPlaceScreenProps) {
  const { restaurant, user } = await requireOwner(id, ownerHref(id), language);
  const [waiting, weeks, dishes, photos, reviews] = await Promise.all([
    getWaitingForOwner(user, id),
    getWeeklyViews(user, id, { now: new Date(), weeks: SHOWN_WEEKS }),
    getDishes(id, query.dishes),
    getOwnPhotos(user, id),
    getReviews(id, query.page),
  ]);
  // The ownership has ended since it was looked at.
  if (!waiting) notFound();
  return (
    <SubjectTexts language={language} subjects={["form", "owner-forms", "photo"]}>
      <OwnerScreen
        {...{ restaurant, photos, ...reviews }}
        waiting={
          <WaitingForOwner
            {...{ restaurant, waiting }}
            dishForms={(dish) => <DoubtedDishForms restaurantId={id} dish={dish} />}
          />
        }
        views={<PageViews weeks={weeks} />}
        dishes={<OwnerDishes restaurantId={id} {...dishes} />}
      />
    </SubjectTexts>
  );
}
