import { notFound } from "next/navigation";
import { TipScreen } from "@/components/tips/tip-screen";
import { requireUser } from "@/lib/account/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { pageMetadata } from "@/lib/metadata";
import { getRestaurant } from "@/lib/restaurants/queries";
import { tipHref } from "@/lib/tips/hrefs";
import { getOwnTip } from "@/lib/tips/queries";

export const metadata = pageMetadata({ title: "Leave a tip", index: false });

export default async function TipPage({ params }: PageProps<"/restaurants/[id]/tip">) {
  const { id } = await params;
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant || restaurant.closure === "closed") notFound();
  const user = await requireUser(tipHref(id));
  return <TipScreen restaurant={restaurant} tip={await getOwnTip(user, id)} />;
}
