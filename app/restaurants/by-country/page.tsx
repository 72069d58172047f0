import { Countries } from "@/components/cities/countries";
import { PlaceLinks } from "@/components/places/place-links";
import { JsonLd } from "@/components/ui/json-ld";
import { formatCount } from "@/lib/counts";
import { pageMetadata } from "@/lib/metadata";
import { listCountries } from "@/lib/cities/queries";
import { listCountryPlaces } from "@/lib/places/queries";
import { hasTiles } from "@/lib/restaurants/queries";
import { countryPageHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";

const SAMPLES =
  "Choose a country to look for vegan and plant-based restaurants, cafes and food trucks in, from the United States to Japan.";
const REAL =
  "Countries by the number of their places with vegan food, each with how many are fully vegan, its cities and their maps.";

export async function generateMetadata() {
  return pageMetadata({
    title: "Vegan Restaurants Worldwide",
    description: (await hasTiles()) ? REAL : SAMPLES,
    canonical: ROUTES.byCountry,
  });
}

export default async function CountriesPage() {
  const [countries, places] = await Promise.all([listCountries(), listCountryPlaces()]);
  return (
    <>
      <Countries countries={countries.filter(({ flag }) => flag !== undefined)}>
        {places.length > 0 ? (
          <PlaceLinks
            id="all-countries"
            title="All countries"
            places={places.map(({ id, name, veganCount, count }) => ({
              href: countryPageHref(id),
              name,
              note: veganCount > 0 && `${formatCount(veganCount)} fully vegan`,
              count,
            }))}
          />
        ) : undefined}
      </Countries>
      <JsonLd
        things={[breadcrumbData({ name: "Vegan Restaurants Worldwide", path: ROUTES.byCountry })]}
      />
    </>
  );
}
