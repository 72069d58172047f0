import { requireClaimant } from "@/app/restaurants/[id]/require-owner";
import { ConfirmClaimForm } from "@/components/claims/confirm-claim-form";
import { CorrectionPage } from "@/components/corrections/correction-page";
import { pageMetadata } from "@/lib/metadata";
import { claimConfirmationHref } from "@/lib/routes";

export const metadata = pageMetadata({ title: "Confirm that it is yours", index: false });

export const dynamic = "force-dynamic";

export default async function ConfirmClaimPage({
  params,
  searchParams,
}: PageProps<"/restaurants/[id]/claim/confirm">) {
  const { id } = await params;
  const { token } = await searchParams;
  const text = typeof token === "string" ? token : "";
  const { restaurant } = await requireClaimant(id, claimConfirmationHref(id, text));
  return (
    <CorrectionPage
      restaurant={restaurant}
      title="Is it yours?"
      lead="Press the button only if you asked for this yourself, with this account."
    >
      <ConfirmClaimForm restaurantId={id} token={text} />
    </CorrectionPage>
  );
}
