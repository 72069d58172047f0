import { ListsScreen } from "@/components/restaurants/lists/lists-screen";
import { requireUser } from "@/lib/account/queries";
import { getLists } from "@/lib/favorites/lists/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({ title: "Your lists", index: false });

/** Rendered for each request: they are one account's own. */
export const dynamic = "force-dynamic";

export default async function ListsPage() {
  const user = await requireUser(ROUTES.lists);
  return <ListsScreen lists={await getLists(user)} />;
}
