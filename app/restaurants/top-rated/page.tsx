import { TopRated } from "@/components/restaurants/top-rated";
import { pageMetadata } from "@/lib/metadata";
import { listTopRated } from "@/lib/restaurants/queries";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({
  title: "Top Rated Vegan Restaurants",
  description:
    "The five best rated vegan restaurants of the directory, ranked by their guests' ratings and reviews.",
  canonical: ROUTES.topRated,
});

export default async function TopRatedPage() {
  return <TopRated restaurants={await listTopRated()} />;
}
