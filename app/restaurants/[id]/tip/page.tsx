import { notFound } from "next/navigation";
import { ReturnTo } from "@/components/site/return-to";
import { TipScreen } from "@/components/tips/tip-screen";
import { requireUser } from "@/lib/account/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { pathLeadingBack, returnLanguage } from "@/lib/languages/return-language";
import { pageMetadata } from "@/lib/metadata";
import { getRestaurant } from "@/lib/restaurants/queries";
import { tipHref } from "@/lib/tips/hrefs";
import { getOwnTip } from "@/lib/tips/queries";

export const metadata = pageMetadata({ title: "Leave a tip", index: false });

export default async function TipPage(props: PageProps<"/restaurants/[id]/tip">) {
  const [{ id }, query] = await Promise.all([props.params, props.searchParams]);
  const language = returnLanguage(query.language);
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant || restaurant.closure === "closed") notFound();
  const user = await requireUser(pathLeadingBack(language, tipHref(id)));
  return (
    <ReturnTo language={language}>
      <TipScreen restaurant={restaurant} tip={await getOwnTip(user, id)} />
    </ReturnTo>
  );
}
