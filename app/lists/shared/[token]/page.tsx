import { notFound } from "next/navigation";
import { SharedListScreen } from "@/components/restaurants/lists/shared-list-screen";
import { hasDatabase } from "@/lib/database/has-database";
import { getListOfLink } from "@/lib/favorites/lists/queries";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Shared list", index: false });

/** Rendered for each request: a revoked link ends at once. */
export const dynamic = "force-dynamic";

export default async function SharedListPage({ params }: PageProps<"/lists/shared/[token]">) {
  const { token } = await params;
  const list = hasDatabase() ? await getListOfLink(token) : undefined;
  if (!list) notFound();
  return <SharedListScreen {...list} />;
}
