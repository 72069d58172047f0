import { requireClaimant } from "@/app/restaurants/[id]/require-owner";
import { SubjectTexts } from "@/app/subject-texts";
import { ConfirmClaimForm } from "@/components/claims/confirm-claim-form";
import { CorrectionPage } from "@/components/corrections/correction-page";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/claims/pages.json";
import { claimConfirmationHref } from "@/lib/routes";

type ConfirmClaimScreenProps = {
  id: string;
  /** As the query names it. */
  token: string | string[] | undefined;
  language?: Language;
};

/** The page that a claim's mail leads to, in the language of its path. */
export async function ConfirmClaimScreen({
  id,
  token,
  language = DEFAULT_LANGUAGE,
}: ConfirmClaimScreenProps) {
  const text = typeof token === "string" ? token : "";
  const { restaurant } = await requireClaimant(id, claimConfirmationHref(id, text), language);
  const t = textsIn<keyof typeof english>(language, "owner-pages");
  return (
    <SubjectTexts language={language} subjects={["claim-form", "form"]}>
      <CorrectionPage
        restaurant={restaurant}
        title={t("confirm.question")}
        lead={t("confirm.lead")}
      >
        <ConfirmClaimForm restaurantId={id} token={text} />
      </CorrectionPage>
    </SubjectTexts>
  );
}
