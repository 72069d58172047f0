import { redirect } from "next/navigation";
import { requireClaimant } from "@/app/restaurants/[id]/require-owner";
import { SubjectTexts } from "@/app/subject-texts";
import { ClaimForm } from "@/components/claims/claim-form";
import { ClaimStatus } from "@/components/claims/claim-status";
import { CorrectionPage } from "@/components/corrections/correction-page";
import { QuestionNote } from "@/components/site/question-note";
import { getClaimDomain } from "@/lib/claims/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/claims/pages.json";
import { getOpenQuestion } from "@/lib/questions/queries";
import { claimHref, ownerHref } from "@/lib/routes";

type ClaimScreenProps = { id: string; language?: Language };

/** Where a member says that a restaurant is theirs, in the language of the page's path. */
export async function ClaimScreen({ id, language = DEFAULT_LANGUAGE }: ClaimScreenProps) {
  const { restaurant, user, claim } = await requireClaimant(id, claimHref(id), language);
  if (claim?.status === "accepted") redirect(pathIn(language, ownerHref(id)));
  const t = textsIn<keyof typeof english>(language, "owner-pages");
  return (
    <SubjectTexts language={language} subjects={["claim-form", "form"]}>
      <CorrectionPage restaurant={restaurant} title={t("claim")} lead={t("claim.lead")}>
        <ClaimStatus claim={claim} />
        <QuestionNote question={claim && (await getOpenQuestion(`claim:${claim.id}`))} />
        <ClaimForm restaurantId={id} domain={await getClaimDomain(user, restaurant)} />
      </CorrectionPage>
    </SubjectTexts>
  );
}
