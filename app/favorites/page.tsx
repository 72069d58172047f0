import { favoritesMetadata, FavoritesScreen } from "@/app/favorites/favorites-screen";

export const metadata = favoritesMetadata();

export default function FavoritesPage() {
  return <FavoritesScreen />;
}
