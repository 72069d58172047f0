import { requireOwner } from "@/app/restaurants/[id]/require-owner";
import { SubjectTexts } from "@/app/subject-texts";
import { ClosedDates } from "@/components/claims/closed-dates";
import { CorrectionPage } from "@/components/corrections/correction-page";
import { ownerClosedHref } from "@/lib/claims/hrefs";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/claims/pages.json";

type ClosedDatesScreenProps = { id: string; language?: Language };

/** Where an owner says on which days a restaurant is closed, in the language of the page's path. */
export async function ClosedDatesScreen({
  id,
  language = DEFAULT_LANGUAGE,
}: ClosedDatesScreenProps) {
  const { restaurant } = await requireOwner(id, ownerClosedHref(id), language);
  const t = textsIn<keyof typeof english>(language, "owner-pages");
  return (
    <SubjectTexts language={language} subjects={["form", "owner-forms"]}>
      <CorrectionPage isOwners restaurant={restaurant} title={t("closed")} lead={t("closed.lead")}>
        <ClosedDates restaurantId={id} ranges={restaurant.hours?.closed ?? []} />
      </CorrectionPage>
    </SubjectTexts>
  );
}
