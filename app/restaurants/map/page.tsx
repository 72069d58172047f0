import { mapMetadata, MapScreen } from "@/app/restaurants/map-screen";

export const generateMetadata = () => mapMetadata();

export default function MapPage() {
  return <MapScreen />;
}
