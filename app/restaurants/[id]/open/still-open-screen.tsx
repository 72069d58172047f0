import { notFound } from "next/navigation";
import { SubjectTexts } from "@/app/subject-texts";
import { ConfirmationForm } from "@/components/corrections/confirmation-form";
import { CorrectionPage } from "@/components/corrections/correction-page";
import { requireUser } from "@/lib/account/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathLeadingBack } from "@/lib/languages/return-language";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/forms/pages.json";
import { getRestaurant } from "@/lib/restaurants/queries";
import { confirmationHref } from "@/lib/routes";

type OpenScreenProps = { id: string; language?: Language };

/** Where a member says that a restaurant is still open, in the language of the page's path. */
export async function OpenScreen({ id, language = DEFAULT_LANGUAGE }: OpenScreenProps) {
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant) notFound();
  await requireUser(pathLeadingBack(language, confirmationHref(id)));
  const t = textsIn<keyof typeof english>(language, "form-pages");
  return (
    <SubjectTexts language={language} subjects={["correction-form", "form"]}>
      <CorrectionPage restaurant={restaurant} title={t("open.question")} lead={t("open.lead")}>
        <ConfirmationForm restaurantId={id} />
      </CorrectionPage>
    </SubjectTexts>
  );
}
