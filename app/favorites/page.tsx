import { Favorites } from "@/components/restaurants/favorites/favorites";
import { hasDatabase } from "@/lib/database/has-database";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({
  title: "Your favorites",
  description: "The restaurants that you saved on this device, as a list and on a map.",
  index: false,
});

export default function FavoritesPage() {
  return <Favorites isKept={hasDatabase()} />;
}
