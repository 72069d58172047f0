import { OfflineCity } from "@/components/restaurants/offline/offline-city";
import { OfflineMap } from "@/components/restaurants/offline/offline-map";
import { OfflineRestaurant } from "@/components/restaurants/offline/offline-restaurant";
import { OfflineSearch } from "@/components/restaurants/offline/offline-search";
import { englishPath } from "@/lib/languages/paths";
import { isSlug } from "@/lib/restaurants/slug";
import { ROUTES } from "@/lib/routes";

const CITY = new RegExp(`^${ROUTES.byCity}/([^/]+)`);
const RESTAURANT = /^\/restaurants\/([^/]+)$/;
const SEARCH = "/restaurants/search";

/** What the kept world has for the path of a page, in any language, that cannot be fetched; nothing for other paths. */
export default function OfflinePageContent({
  requestedUrl: { pathname, searchParams },
}: {
  requestedUrl: URL;
}) {
  const path = englishPath(pathname);
  if (pathname === SEARCH) return <OfflineSearch text={searchParams.get("q") ?? ""} />;
  if (pathname === ROUTES.map) return <OfflineMap />;
  const city = CITY.exec(path)?.[1] ?? "";
  if (isSlug(city)) return <OfflineCity id={city} />;
  const id = RESTAURANT.exec(path)?.[1] ?? "";
  return isSlug(id) ? <OfflineRestaurant id={id} /> : null;
}
