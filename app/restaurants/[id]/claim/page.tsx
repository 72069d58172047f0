import { redirect } from "next/navigation";
import { requireClaimant } from "@/app/restaurants/[id]/require-owner";
import { ClaimForm } from "@/components/claims/claim-form";
import { ClaimStatus } from "@/components/claims/claim-status";
import { QuestionNote } from "@/components/site/question-note";
import { CorrectionPage } from "@/components/corrections/correction-page";
import { getClaimDomain } from "@/lib/claims/queries";
import { pageMetadata } from "@/lib/metadata";
import { getOpenQuestion } from "@/lib/questions/queries";
import { claimHref, ownerHref } from "@/lib/routes";

export const metadata = pageMetadata({ title: "Is this your place?", index: false });

export const dynamic = "force-dynamic";

export default async function ClaimPage({ params }: PageProps<"/restaurants/[id]/claim">) {
  const { id } = await params;
  const { restaurant, user, claim } = await requireClaimant(id, claimHref(id));
  if (claim?.status === "accepted") redirect(ownerHref(id));
  return (
    <CorrectionPage
      restaurant={restaurant}
      title="Is this your place?"
      lead="Owners change hours, contact and links, add dishes and photos, and answer each review once. They cannot change reviews, or say how vegan the place is."
    >
      <ClaimStatus claim={claim} />
      <QuestionNote question={claim && (await getOpenQuestion(`claim:${claim.id}`))} />
      <ClaimForm restaurantId={id} domain={await getClaimDomain(user, restaurant)} />
    </CorrectionPage>
  );
}
