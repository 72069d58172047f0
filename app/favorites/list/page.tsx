import { notFound, redirect } from "next/navigation";
import { OwnFavorites } from "@/components/restaurants/favorites/account-favorites";
import { signInHref } from "@/lib/auth/next-path";
import { hasDatabase } from "@/lib/database/has-database";
import { getOwnList } from "@/lib/favorites/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { getCurrentUser } from "@/lib/supabase/current-user";

export const metadata = pageMetadata({ title: "Your favorites", index: false });

/** Rendered for each request: it is one account's own. */
export const dynamic = "force-dynamic";

export default async function FavoritesListPage({ searchParams }: PageProps<"/favorites/list">) {
  if (!hasDatabase()) notFound();
  const user = await getCurrentUser();
  if (!user) redirect(signInHref(ROUTES.favoritesList));
  const isLimited = (await searchParams).limited !== undefined;
  return <OwnFavorites {...await getOwnList(user)} isLimited={isLimited} />;
}
