import { notFound, redirect } from "next/navigation";
import { AddToListScreen } from "@/components/restaurants/lists/add-to-list-screen";
import { ReturnTo } from "@/components/site/return-to";
import { signInPath } from "@/lib/auth/sign-in-path";
import { hasDatabase } from "@/lib/database/has-database";
import { getLists } from "@/lib/favorites/lists/queries";
import { pathLeadingBack, returnLanguage } from "@/lib/languages/return-language";
import { pageMetadata } from "@/lib/metadata";
import { getRestaurant } from "@/lib/restaurants/queries";
import { restaurantListsHref } from "@/lib/favorites/lists/hrefs";
import { getCurrentUser } from "@/lib/supabase/current-user";

export const metadata = pageMetadata({ title: "Add to a list", index: false });

/** Rendered for each request: the lists are one account's own. */
export const dynamic = "force-dynamic";

export default async function AddToListPage(props: PageProps<"/restaurants/[id]/lists">) {
  const [{ id }, query] = await Promise.all([props.params, props.searchParams]);
  const language = returnLanguage(query.language);
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant) notFound();
  const user =
    (await getCurrentUser()) ??
    redirect(signInPath(pathLeadingBack(language, restaurantListsHref(id))));
  return (
    <ReturnTo language={language}>
      <AddToListScreen restaurant={restaurant} lists={await getLists(user, id)} />
    </ReturnTo>
  );
}
