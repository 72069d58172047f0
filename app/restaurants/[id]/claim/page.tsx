import { redirect } from "next/navigation";
import { requireClaimant } from "@/app/restaurants/[id]/require-owner";
import { ClaimForm } from "@/components/claims/claim-form";
import { ClaimStatus } from "@/components/claims/claim-status";
import { QuestionNote } from "@/components/site/question-note";
import { CorrectionPage } from "@/components/corrections/correction-page";
import { ReturnTo } from "@/components/site/return-to";
import { getClaimDomain } from "@/lib/claims/queries";
import { pathLeadingBack, returnLanguage } from "@/lib/languages/return-language";
import { pageMetadata } from "@/lib/metadata";
import { getOpenQuestion } from "@/lib/questions/queries";
import { claimHref, ownerHref } from "@/lib/routes";

export const metadata = pageMetadata({ title: "Is this your place?", index: false });

export const dynamic = "force-dynamic";

export default async function ClaimPage(props: PageProps<"/restaurants/[id]/claim">) {
  const [{ id }, query] = await Promise.all([props.params, props.searchParams]);
  const language = returnLanguage(query.language);
  const { restaurant, user, claim } = await requireClaimant(
    id,
    pathLeadingBack(language, claimHref(id)),
  );
  if (claim?.status === "accepted") redirect(ownerHref(id));
  return (
    <ReturnTo language={language}>
      <CorrectionPage
        restaurant={restaurant}
        title="Is this your place?"
        lead="Owners change hours, contact and links, add dishes and photos, and answer each review once. They cannot change reviews, or say how vegan the place is."
      >
        <ClaimStatus claim={claim} />
        <QuestionNote question={claim && (await getOpenQuestion(`claim:${claim.id}`))} />
        <ClaimForm restaurantId={id} domain={await getClaimDomain(user, restaurant)} />
      </CorrectionPage>
    </ReturnTo>
  );
}
