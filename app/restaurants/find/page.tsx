import { redirect } from "next/navigation";
import { FoundPlace } from "@/components/restaurants/search/found-place";
import { find } from "@/lib/finding/find";
import { ownPageOf } from "@/lib/search/result-page";
import { pageMetadata } from "@/lib/metadata";
import { EMPTY_FILTERS } from "@/lib/restaurants/filters/active-filters";
import { filterRestaurants } from "@/lib/restaurants/filters/filter-restaurants";
import { listRestaurantsNear } from "@/lib/restaurants/queries";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({ title: "Find a place", index: false });

const LONGEST = 200;
const RADIUS_MILES = 30;
const SHOWN = 24;

/** What was typed into the location search, for visitors without JavaScript (P3.17). */
export default async function FindPage({ searchParams }: PageProps<"/restaurants/find">) {
  const { q } = await searchParams;
  const text = ((Array.isArray(q) ? q[0] : q) ?? "").slice(0, LONGEST).trim();
  const outcome = text ? await find(text) : undefined;
  if (!outcome) redirect(ROUTES.nearMe);
  if (outcome.kind === "unknown") return <FoundPlace text={text} near={outcome.near} />;
  const page = ownPageOf(outcome.means);
  if (page) redirect(page);
  const { location, text: wanted = "" } = outcome.means;
  if (!location) redirect(ROUTES.nearMe);
  const area = { center: location, radiusMiles: RADIUS_MILES };
  const filters = { ...EMPTY_FILTERS, text: wanted };
  const restaurants = filterRestaurants(await listRestaurantsNear(area), filters, new Date());
  return (
    <FoundPlace
      text={text}
      location={location}
      wanted={wanted}
      restaurants={restaurants.slice(0, SHOWN)}
    />
  );
}
