import {
  ownFavoritesMetadata,
  OwnFavoritesScreen,
} from "@/app/favorites/list/own-favorites-screen";

export const metadata = ownFavoritesMetadata();

/** Rendered for each request: it is one account's own. */
export const dynamic = "force-dynamic";

export default async function FavoritesListPage({ searchParams }: PageProps<"/favorites/list">) {
  return <OwnFavoritesScreen query={await searchParams} />;
}
