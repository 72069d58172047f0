import { notFound, permanentRedirect } from "next/navigation";
import { NearMe } from "@/components/restaurants/near-me/near-me";
import { NearMeNeedsJavaScript } from "@/components/restaurants/near-me/near-me-needs-java-script";
import { MissingPlace } from "@/components/site/missing-place";
import { JsonLd } from "@/components/ui/json-ld";
import { LazyWorldOffer } from "@/components/world/lazy-world-offer";
import { WorldOfferFrame } from "@/components/world/world-offer-frame";
import { pageMetadata } from "@/lib/metadata";
import { parseNearMePlace } from "@/lib/near-me/parse-place";
import { findCityNear, getFirstCards } from "@/lib/near-me/queries";
import { findRenamedCity, getCityPlace } from "@/lib/places/queries";
import { placeInSentence } from "@/lib/languages/place-in-sentence";
import { getTile, getTileIndex, hasTiles } from "@/lib/restaurants/queries";
import { cityHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { restaurantListData } from "@/lib/structured-data/restaurants";
import { countWorld } from "@/lib/world/queries";

type Props = PageProps<"/restaurants/near-me/[place]">;

/** Rendered when a page is first requested, and again after a change in one of its tiles. */
export const revalidate = 86_400;

export function generateStaticParams() {
  return [];
}

/** The place of a path with its city; there are none without real restaurants. */
async function load(params: Props["params"]) {
  const { place: segment } = await params;
  const parsed = (await hasTiles()) ? parseNearMePlace(segment) : undefined;
  if (!parsed) return undefined;
  const isWritten = segment === parsed.written || segment === encodeURIComponent(parsed.written);
  const { written } = parsed;
  if ("cityId" in parsed) {
    const renamed = await findRenamedCity(parsed.cityId);
    const city = await getCityPlace(renamed ?? parsed.cityId);
    if (!city) return undefined;
    const { name, lat, lng } = city;
    return {
      isWritten: isWritten && !renamed,
      written: city.id,
      city,
      location: { name, lat, lng },
    };
  }
  const city = await findCityNear(parsed.point);
  const name = city?.isNear ? city.name : written;
  return { isWritten, written, city, location: { name, ...parsed.point } };
}

export async function generateMetadata({ params }: Props) {
  const place = await load(params);
  if (!place) return {};
  const { city, location } = place;
  const name = placeInSentence(location.name);
  return pageMetadata({
    title: `Vegan restaurants near ${name}`,
    description: `Vegan and plant-based restaurants around ${name}, best match first: search and filter them by cuisine, price and features, or see them on a map.`,
    ...(city && { canonical: cityHref(city.id) }),
    index: false,
  });
}

export default async function NearMePlacePage({ params }: Props) {
  const place = await load(params);
  if (!place) notFound();
  const { city, location, written } = place;
  const path = `${ROUTES.nearMe}/${written}`;
  if (!place.isWritten) permanentRedirect(path as "/");
  const { first, tiles } = await getFirstCards(location, { getTileIndex, getTile });
  const worldCount = await countWorld();
  const restaurants = first?.restaurants ?? [];
  return (
    // The tiles of the list are tags of the page (lib/page-cache/response-tags.ts).
    <div data-tiles={tiles.join(" ")} className="contents">
      <NearMe
        restaurants={restaurants}
        isTiled
        place={{ path, location, first }}
        worldOffer={
          worldCount !== undefined && (
            <LazyWorldOffer restaurants={worldCount}>
              <WorldOfferFrame restaurants={worldCount} />
            </LazyWorldOffer>
          )
        }
        withoutScripts={
          <NearMeNeedsJavaScript
            isTiled
            isEmpty={!first}
            {...(city && { city: { name: city.name, href: cityHref(city.id) } })}
          />
        }
      >
        <MissingPlace />
      </NearMe>
      <JsonLd
        things={[
          breadcrumbData(
            { name: "Vegan restaurants near you", path: ROUTES.nearMe },
            { name: location.name, path: city ? cityHref(city.id) : ROUTES.nearMe },
          ),
          restaurantListData(restaurants),
        ]}
      />
    </div>
  );
}
