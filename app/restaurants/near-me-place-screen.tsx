import { notFound, permanentRedirect } from "next/navigation";
import type { NearMeFrame } from "@/app/restaurants/near-me-frame";
import { NearMe } from "@/components/restaurants/near-me/near-me";
import { NearMeNeedsJavaScript } from "@/components/restaurants/near-me/near-me-needs-java-script";
import { MissingPlace } from "@/components/site/missing-place";
import { JsonLd } from "@/components/ui/json-ld";
import { OfferedWorld } from "@/components/world/offered-world";
import { findCityOfName } from "@/lib/finding/other-city-names";
import { slugOf } from "@/lib/import/write/slugs";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { placeInSentence } from "@/lib/languages/place-in-sentence";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/near-me/near-me-page.json";
import { pageMetadata } from "@/lib/metadata";
import { parseNearMePlace, textOfSegment } from "@/lib/near-me/parse-place";
import { findCityNear, getFirstCards } from "@/lib/near-me/queries";
import { cityPlaceIn } from "@/lib/places/place-in";
import { findRenamedCity, getCityPlace } from "@/lib/places/queries";
import { withPictureText } from "@/lib/restaurants/pictures/picture-texts-in";
import { getTile, getTileIndex, hasTiles } from "@/lib/restaurants/queries";
import { cityHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { restaurantListData } from "@/lib/structured-data/restaurants";
import { countWorld } from "@/lib/world/queries";

/** The city of a slug, a former one, or another name: 東京. */
async function loadCity(slug: string, segment: string) {
  const city = await getCityPlace((await findRenamedCity(slug)) ?? slug);
  if (city) return city;
  const named = await findCityOfName(textOfSegment(segment));
  return named === undefined ? undefined : getCityPlace(named);
}

/** The place of a path with its city, by their names in a language; there are none without real restaurants. */
async function load(segment: string, language: Language) {
  const parsed = (await hasTiles()) ? parseNearMePlace(segment, slugOf) : undefined;
  if (!parsed) return undefined;
  const isWritten = segment === parsed.written || segment === encodeURIComponent(parsed.written);
  const { written } = parsed;
  if ("cityId" in parsed) {
    const found = await loadCity(parsed.cityId, segment);
    if (!found) return undefined;
    const city = cityPlaceIn(language, found);
    const { name, lat, lng } = city;
    return {
      isWritten: isWritten && city.id === written,
      written: city.id,
      city,
      location: { name, lat, lng },
    };
  }
  const near = await findCityNear(parsed.point);
  const city = near && cityPlaceIn(language, near);
  const name = city?.isNear ? city.name : written;
  return { isWritten, written, city, location: { name, ...parsed.point } };
}

/** What search engines are told of near me around a place in a language. */
export async function nearMePlaceMetadata(segment: string, language: Language = DEFAULT_LANGUAGE) {
  const place = await load(segment, language);
  if (!place) return {};
  const t = textsIn<keyof typeof english>(language, "near-me-page");
  const { city, location } = place;
  const name = placeInSentence(location.name, language);
  return pageMetadata({
    title: t("place", { name }),
    description: t("place.description", { name }),
    ...(city && { canonical: cityHref(city.id) }),
    index: false,
    language,
  });
}

type NearMePlaceScreenProps = { segment: string; language?: Language; frame?: NearMeFrame };

/** Near me around a place in the language of its path. */
export async function NearMePlaceScreen({
  segment,
  language = DEFAULT_LANGUAGE,
  frame: Frame,
}: NearMePlaceScreenProps) {
  const place = await load(segment, language);
  if (!place) notFound();
  const t = textsIn<keyof typeof english>(language, "near-me-page");
  const { city, location, written } = place;
  const path = `${ROUTES.nearMe}/${written}`;
  if (!place.isWritten) permanentRedirect(pathIn(language, path) as "/");
  const { first: found, tiles } = await getFirstCards(location, { getTileIndex, getTile });
  const worldCount = await countWorld();
  const restaurants = (found?.restaurants ?? []).map((each) => withPictureText(language, each));
  const first = found && { ...found, restaurants };
  const page = (
    <NearMe
      restaurants={restaurants}
      isTiled
      place={{ path, location, first }}
      worldOffer={worldCount !== undefined && <OfferedWorld restaurants={worldCount} />}
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
  );
  return (
    // The tiles of the list are tags of the page (lib/page-cache/response-tags.ts).
    <div data-tiles={tiles.join(" ")} className="contents">
      {Frame ? <Frame {...{ language, restaurants }}>{page}</Frame> : page}
      <JsonLd
        things={[
          breadcrumbData(
            { name: t("title"), path: pathIn(language, ROUTES.nearMe) as "/" },
            {
              name: location.name,
              path: pathIn(language, city ? cityHref(city.id) : ROUTES.nearMe) as "/",
            },
          ),
          restaurantListData(restaurants, language),
        ]}
      />
    </div>
  );
}
