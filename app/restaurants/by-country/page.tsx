import { countriesMetadata, CountriesScreen } from "@/app/restaurants/countries-screen";

export const generateMetadata = () => countriesMetadata();

export default function CountriesPage() {
  return <CountriesScreen />;
}
