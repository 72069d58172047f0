import { notFound, redirect } from "next/navigation";
import { ConfirmationForm } from "@/components/corrections/confirmation-form";
import { CorrectionPage } from "@/components/corrections/correction-page";
import { PartTexts } from "@/components/site/part-texts";
import { signInPath } from "@/lib/auth/sign-in-path";
import { hasDatabase } from "@/lib/database/has-database";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathLeadingBack } from "@/lib/languages/return-language";
import { filesOf, textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/forms/pages.json";
import { getRestaurant } from "@/lib/restaurants/queries";
import { confirmationHref } from "@/lib/routes";
import { getCurrentUser } from "@/lib/supabase/current-user";

type OpenScreenProps = { id: string; language?: Language };

/** Where a member says that a restaurant is still open, in the language of the page's path. */
export async function OpenScreen({ id, language = DEFAULT_LANGUAGE }: OpenScreenProps) {
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant) notFound();
  if (!(await getCurrentUser()))
    redirect(signInPath(pathLeadingBack(language, confirmationHref(id))));
  const t = textsIn<keyof typeof english>(language, "form-pages");
  const page = (
    <CorrectionPage restaurant={restaurant} title={t("open.question")} lead={t("open.lead")}>
      <ConfirmationForm restaurantId={id} />
    </CorrectionPage>
  );
  if (language === DEFAULT_LANGUAGE) return page;
  return <PartTexts subjects={filesOf(language, ["correction-form", "form"])}>{page}</PartTexts>;
}
