import { citiesMetadata, CitiesScreen } from "@/app/restaurants/cities-screen";

export const generateMetadata = () => citiesMetadata();

export default function CitiesPage() {
  return <CitiesScreen />;
}
