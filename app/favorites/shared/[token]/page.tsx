import {
  sharedFavoritesMetadata,
  SharedFavoritesScreen,
} from "@/app/favorites/shared/[token]/shared-favorites-screen";

export const metadata = sharedFavoritesMetadata();

/** Rendered for each request: a revoked link ends at once. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/favorites/shared/[token]">;

export default async function SharedFavoritesPage({ params }: Props) {
  return <SharedFavoritesScreen token={(await params).token} />;
}
