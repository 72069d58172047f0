import { AllReviewsScreen } from "@/app/restaurants/[id]/reviews/all-reviews-screen";
import { pageMetadata } from "@/lib/metadata";

/** What a search engine should find is on the restaurant's page. */
export const metadata = pageMetadata({ title: "Reviews", index: false });

export default async function ReviewsPage(props: PageProps<"/restaurants/[id]/reviews">) {
  const [{ id }, query] = await Promise.all([props.params, props.searchParams]);
  return <AllReviewsScreen id={id} query={query} />;
}
