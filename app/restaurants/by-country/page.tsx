import { Countries } from "@/components/cities/countries";
import { JsonLd } from "@/components/ui/json-ld";
import { pageMetadata } from "@/lib/metadata";
import { listCountries } from "@/lib/cities/queries";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";

export const metadata = pageMetadata({
  title: "Vegan Restaurants Worldwide",
  description:
    "Six countries to look for vegan and plant-based restaurants, cafes and food trucks in, from the United States to Japan.",
  canonical: ROUTES.byCountry,
});

export default async function CountriesPage() {
  const countries = await listCountries();
  return (
    <>
      <Countries countries={countries} />
      <JsonLd
        things={[breadcrumbData({ name: "Vegan Restaurants Worldwide", path: ROUTES.byCountry })]}
      />
    </>
  );
}
