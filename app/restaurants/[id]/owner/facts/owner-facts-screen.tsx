import { requireOwner } from "@/app/restaurants/[id]/require-owner";
import { SubjectTexts } from "@/app/subject-texts";
import { OwnerFactsForm } from "@/components/claims/owner-facts-form";
import { CorrectionPage } from "@/components/corrections/correction-page";
import { ownerFactsHref } from "@/lib/claims/hrefs";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn, type Subject } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/claims/pages.json";
import { ownerFactTexts } from "@/lib/restaurants/facts/owner-facts";

const SUBJECTS: readonly Subject[] = ["fact-fields", "fact-labels", "form", "owner-forms"];

type OwnerFactsScreenProps = { id: string; language?: Language };

/** Where an owner changes contact, hours and pages of a restaurant, in the language of the page's path. */
export async function OwnerFactsScreen({ id, language = DEFAULT_LANGUAGE }: OwnerFactsScreenProps) {
  const { restaurant } = await requireOwner(id, ownerFactsHref(id), language);
  const t = textsIn<keyof typeof english>(language, "owner-pages");
  return (
    <SubjectTexts language={language} subjects={SUBJECTS}>
      <CorrectionPage isOwners restaurant={restaurant} title={t("facts")} lead={t("facts.lead")}>
        <OwnerFactsForm restaurantId={id} facts={ownerFactTexts(restaurant)} />
      </CorrectionPage>
    </SubjectTexts>
  );
}
