import { LocateFixed } from "lucide-react";
import { notFound } from "next/navigation";
import { CountryCities } from "@/components/places/country-cities";
import { CountryPicture } from "@/components/places/country-picture";
import { OpenCount } from "@/components/places/open-count";
import { PlacePage } from "@/components/places/place-page";
import { CardsTip } from "@/components/phrases/cards-tip";
import { OpenStreetMapCredit } from "@/components/site/open-street-map-credit";
import { Tip } from "@/components/site/tip";
import { RestaurantGrid } from "@/components/restaurants/cards/restaurant-grid";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { JsonLd } from "@/components/ui/json-ld";
import { placeMetadata } from "@/lib/places/metadata";
import { getCountryPlace, getPlaceList, listCityPlaces } from "@/lib/places/queries";
import { isFirstPage, parseView } from "@/lib/places/view";
import { listPhraseCardsOf } from "@/lib/phrases/queries";
import { countryPageHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { restaurantListData } from "@/lib/structured-data/restaurants";
import { withPlaces } from "@/lib/restaurants/card-place";
import { placeInSentence } from "@/lib/languages/place-in-sentence";

type Props = PageProps<"/restaurants/by-country/[country]/[[...view]]">;

/** Rendered when a page is first requested; an import or a correction makes the first page of the country again at once. */
export const revalidate = 86_400;

export function generateStaticParams() {
  return [];
}

async function load(params: Props["params"]) {
  const { country: id, view: segments = [] } = await params;
  const view = parseView(segments);
  const country = view && (await getCountryPlace(id));
  const list = country && (await getPlaceList({ countryCode: country.code }, view));
  return list && { country, view, list };
}

export async function generateMetadata({ params }: Props) {
  const found = await load(params);
  return found
    ? placeMetadata(found.country, countryPageHref(found.country.id), found.view, found.list)
    : {};
}

export default async function CountryPage({ params }: Props) {
  const found = await load(params);
  if (!found) notFound();
  const { country, view, list } = found;
  const href = countryPageHref(country.id);
  const cards = isFirstPage(view) ? await listPhraseCardsOf(country.code) : [];
  const cities = isFirstPage(view) ? await listCityPlaces(country.code) : [];
  const mapped = cities.map(({ id, name, count, veganCount, lat, lng }) => ({
    id,
    name,
    count,
    veganCount,
    lat,
    lng,
  }));
  return (
    <>
      <PlacePage
        place={country}
        href={href}
        crumbs={[{ name: "Countries", href: ROUTES.byCountry }]}
        view={view}
        list={list}
        lead="Pick a city, or see what is around you right now."
        map={
          <>
            {cities.length > 0 && (
              <CountryCities
                country={country.name}
                cities={mapped}
                still={<CountryPicture country={country.name} cities={mapped} />}
              />
            )}
            <Tip
              title={`In ${placeInSentence(country.name)} right now?`}
              action={
                <IntentLink
                  href={ROUTES.nearMe}
                  className={buttonVariants({ variant: "beet", className: "max-md:w-full" })}
                >
                  <LocateFixed size={20} strokeWidth={1.9} aria-hidden="true" />
                  Restaurants Near Me
                </IntentLink>
              }
            >
              See what is open around you, nearest first.
            </Tip>
          </>
        }
        cards={<RestaurantGrid restaurants={withPlaces(list.restaurants, "city")} />}
        {...(cities.length > 0 && {
          fact: {
            value: cities.length,
            name: cities.length === 1 ? "city" : "cities and towns",
            note: "with at least one place",
          },
        })}
        aside={
          view.page === 1 && (
            <p className="text-ink-2 noscript:hidden">
              <OpenCount restaurants={list.restaurants} /> of the first {list.restaurants.length}{" "}
              are open now
            </p>
          )
        }
      >
        <CardsTip cards={cards} />
        <OpenStreetMapCredit />
      </PlacePage>
      <JsonLd
        things={[
          breadcrumbData(
            { name: "Countries", path: ROUTES.byCountry },
            { name: country.name, path: href },
          ),
          restaurantListData(list.restaurants),
        ]}
      />
    </>
  );
}
