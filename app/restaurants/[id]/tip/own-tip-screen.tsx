import { notFound } from "next/navigation";
import { SubjectTexts } from "@/app/subject-texts";
import { TipScreen } from "@/components/tips/tip-screen";
import { requireUser } from "@/lib/account/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathLeadingBack } from "@/lib/languages/return-language";
import { getRestaurant } from "@/lib/restaurants/queries";
import { tipHref } from "@/lib/tips/hrefs";
import { getOwnTip } from "@/lib/tips/queries";

type OwnTipScreenProps = { id: string; language?: Language };

/** The form for a member's tip about a restaurant, in the language of its path. */
export async function OwnTipScreen({ id, language = DEFAULT_LANGUAGE }: OwnTipScreenProps) {
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant || restaurant.closure === "closed") notFound();
  const user = await requireUser(pathLeadingBack(language, tipHref(id)));
  return (
    <SubjectTexts language={language} subjects={["form", "tip-form"]}>
      <TipScreen restaurant={restaurant} tip={await getOwnTip(user, id)} />
    </SubjectTexts>
  );
}
