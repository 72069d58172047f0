import { topRatedMetadata, TopRatedScreen } from "@/app/restaurants/top-rated-screen";

export const generateMetadata = () => topRatedMetadata();

export default function TopRatedPage() {
  return <TopRatedScreen />;
}
