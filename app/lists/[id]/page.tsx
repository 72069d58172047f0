import { notFound } from "next/navigation";
import { ListScreen } from "@/components/restaurants/lists/list-screen";
import { requireUser } from "@/lib/account/queries";
import { getList } from "@/lib/favorites/lists/queries";
import { pageMetadata } from "@/lib/metadata";
import { listHref } from "@/lib/favorites/lists/hrefs";

export const metadata = pageMetadata({ title: "Your list", index: false });

/** Rendered for each request: it is one account's own. */
export const dynamic = "force-dynamic";

export default async function ListPage({ params }: PageProps<"/lists/[id]">) {
  const { id } = await params;
  const user = await requireUser(listHref(id));
  const list = await getList(user, id);
  if (!list) notFound();
  return <ListScreen list={list} />;
}
