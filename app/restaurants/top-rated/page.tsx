import { TopRated } from "@/components/restaurants/top-rated";
import { JsonLd } from "@/components/ui/json-ld";
import { pageMetadata } from "@/lib/metadata";
import { listTopRated } from "@/lib/restaurants/queries";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { restaurantListData } from "@/lib/structured-data/restaurants";

export const metadata = pageMetadata({
  title: "Top Rated Vegan Restaurants",
  description:
    "The five best rated vegan restaurants of the directory, in order of their ratings and numbers of reviews.",
  canonical: ROUTES.topRated,
});

export default async function TopRatedPage() {
  const restaurants = await listTopRated();
  return (
    <>
      <TopRated restaurants={restaurants} />
      <JsonLd
        things={[
          breadcrumbData({ name: "Top Rated", path: ROUTES.topRated }),
          restaurantListData(restaurants),
        ]}
      />
    </>
  );
}
