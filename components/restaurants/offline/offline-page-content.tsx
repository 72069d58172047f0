import { OfflineCity } from "@/components/restaurants/offline/offline-city";
import { OfflineMap } from "@/components/restaurants/offline/offline-map";
import { OfflinePlace } from "@/components/restaurants/offline/offline-place";
import { OfflineRestaurant } from "@/components/restaurants/offline/offline-restaurant";
import { OfflineSearch } from "@/components/restaurants/offline/offline-search";
import { englishPath } from "@/lib/languages/paths";
import { parseNearMePlace } from "@/lib/near-me/parse-place";
import { isSlug } from "@/lib/restaurants/slug";
import { ROUTES } from "@/lib/routes";
import { SEARCH_PATH } from "@/lib/search/paths";

const CITY = new RegExp(`^${ROUTES.byCity}/([^/]+)`);
const NEAR_ME = new RegExp(`^${ROUTES.nearMe}/([^/]+)$`);
const RESTAURANT = /^\/restaurants\/([^/]+)$/;
const ROUTE_LIST: readonly string[] = Object.values(ROUTES);

/** What the kept world has for the path of a page, in any language, that cannot be fetched; nothing for other paths. */
export default function OfflinePageContent({
  requestedUrl: { pathname, searchParams, hash },
}: {
  requestedUrl: URL;
}) {
  const path = englishPath(pathname);
  if (path === SEARCH_PATH) return <OfflineSearch text={searchParams.get("q") ?? ""} />;
  if (path === ROUTES.map) return <OfflineMap />;
  const place = parseNearMePlace(NEAR_ME.exec(path)?.[1] ?? "");
  if (place && "point" in place) return <OfflinePlace point={place.point} hash={hash} />;
  const city = place?.cityId ?? CITY.exec(path)?.[1] ?? "";
  if (isSlug(city)) return <OfflineCity id={city} />;
  const id = RESTAURANT.exec(path)?.[1] ?? "";
  return isSlug(id) && !ROUTE_LIST.includes(path) ? <OfflineRestaurant id={id} /> : null;
}
