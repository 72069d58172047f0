import { notFound } from "next/navigation";
import { SharedFavorites } from "@/components/restaurants/favorites/shared-favorites";
import { hasDatabase } from "@/lib/database/has-database";
import { getSharedList } from "@/lib/favorites/queries";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Shared favorites", index: false });

/** Rendered for each request: a revoked link ends at once. */
export const dynamic = "force-dynamic";

export default async function SharedFavoritesPage({
  params,
}: PageProps<"/favorites/shared/[token]">) {
  const { token } = await params;
  const list = hasDatabase() ? await getSharedList(token) : undefined;
  if (!list) notFound();
  return <SharedFavorites {...list} />;
}
