import { Home } from "@/components/home/home";
import { JsonLd } from "@/components/ui/json-ld";
import { hasDatabase } from "@/lib/database/has-database";
import { getHomeContent, getRealHome } from "@/lib/home/queries";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { listExampleRestaurants } from "@/lib/restaurants/queries";
import { ROUTES } from "@/lib/routes";
import { HOME_TITLE } from "@/lib/site";
import { organizationData, websiteData } from "@/lib/structured-data/site";

export const metadata = pageMetadata({
  title: brandedTitle(HOME_TITLE),
  description:
    "A directory of vegan and plant-based restaurants, cafes and food trucks: search by city, filter by cuisine, price and dietary options, and read the guides.",
  canonical: ROUTES.home,
});

/** The number of example restaurants: one per label in the heading and per picture in a feature card. */
const EXAMPLE_COUNT = 3;

export default async function HomePage() {
  return (
    <>
      <Home
        content={await getHomeContent()}
        restaurants={await listExampleRestaurants(EXAMPLE_COUNT)}
        isKept={hasDatabase()}
        real={await getRealHome()}
      />
      <JsonLd things={[organizationData(), websiteData()]} />
    </>
  );
}
