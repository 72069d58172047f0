import { notFound, redirect } from "next/navigation";
import { AddToListScreen } from "@/components/restaurants/lists/add-to-list-screen";
import { signInHref } from "@/lib/auth/next-path";
import { hasDatabase } from "@/lib/database/has-database";
import { getLists } from "@/lib/favorites/lists/queries";
import { pageMetadata } from "@/lib/metadata";
import { getRestaurant } from "@/lib/restaurants/queries";
import { restaurantListsHref } from "@/lib/favorites/lists/hrefs";
import { getCurrentUser } from "@/lib/supabase/current-user";

export const metadata = pageMetadata({ title: "Add to a list", index: false });

/** Rendered for each request: the lists are one account's own. */
export const dynamic = "force-dynamic";

export default async function AddToListPage({ params }: PageProps<"/restaurants/[id]/lists">) {
  const { id } = await params;
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant) notFound();
  const user = (await getCurrentUser()) ?? redirect(signInHref(restaurantListsHref(id)));
  return <AddToListScreen restaurant={restaurant} lists={await getLists(user, id)} />;
}
