import { Countries } from "@/components/places/countries";
import { pageMetadata } from "@/lib/metadata";
import { listCountries } from "@/lib/places/queries";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({
  title: "Vegan Restaurants Worldwide",
  description:
    "Pick a country and find its vegan and plant-based restaurants, cafes and food trucks: six countries, from the United States to Japan.",
  canonical: ROUTES.byCountry,
});

export default async function CountriesPage() {
  return <Countries countries={await listCountries()} />;
}
