import { notFound } from "next/navigation";
import { SubjectTexts } from "@/app/subject-texts";
import { ClosureForm } from "@/components/corrections/closure-form";
import { CorrectionPage } from "@/components/corrections/correction-page";
import { hasDatabase } from "@/lib/database/has-database";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/forms/pages.json";
import { getRestaurant } from "@/lib/restaurants/queries";

type ClosedScreenProps = { id: string; language?: Language };

/** Where anyone says that a restaurant has closed for good, in the language of the page's path. */
export async function ClosedScreen({ id, language = DEFAULT_LANGUAGE }: ClosedScreenProps) {
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant) notFound();
  const t = textsIn<keyof typeof english>(language, "form-pages");
  return (
    <SubjectTexts language={language} subjects={["correction-form", "form"]}>
      <CorrectionPage restaurant={restaurant} title={t("closed.question")} lead={t("closed.lead")}>
        <ClosureForm restaurantId={id} />
      </CorrectionPage>
    </SubjectTexts>
  );
}
