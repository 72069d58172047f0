import { notFound } from "next/navigation";
import { PartTexts } from "@/components/site/part-texts";
import { TipScreen } from "@/components/tips/tip-screen";
import { requireUser } from "@/lib/account/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathLeadingBack } from "@/lib/languages/return-language";
import { filesOf } from "@/lib/languages/texts-in";
import { getRestaurant } from "@/lib/restaurants/queries";
import { tipHref } from "@/lib/tips/hrefs";
import { getOwnTip } from "@/lib/tips/queries";

type OwnTipScreenProps = { id: string; language?: Language };

/** The form for a member's tip about a restaurant, in the language of its path. */
export async function OwnTipScreen({ id, language = DEFAULT_LANGUAGE }: OwnTipScreenProps) {
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant || restaurant.closure === "closed") notFound();
  const user = await requireUser(pathLeadingBack(language, tipHref(id)));
  const page = <TipScreen restaurant={restaurant} tip={await getOwnTip(user, id)} />;
  if (language === DEFAULT_LANGUAGE) return page;
  return <PartTexts subjects={filesOf(language, ["form", "tip-form"])}>{page}</PartTexts>;
}
