import { requireOwner } from "@/app/restaurants/[id]/require-owner";
import { OwnerFactsForm } from "@/components/claims/owner-facts-form";
import { CorrectionPage } from "@/components/corrections/correction-page";
import { pageMetadata } from "@/lib/metadata";
import { ownerFactTexts } from "@/lib/restaurants/facts/owner-facts";
import { ownerFactsHref } from "@/lib/claims/hrefs";

export const metadata = pageMetadata({ title: "Contact and hours", index: false });

export const dynamic = "force-dynamic";

export default async function OwnerFactsPage({
  params,
}: PageProps<"/restaurants/[id]/owner/facts">) {
  const { id } = await params;
  const { restaurant } = await requireOwner(id, ownerFactsHref(id));
  return (
    <CorrectionPage
      isOwners
      restaurant={restaurant}
      title="Contact and hours"
      lead="What you change here is on the page right away, with you as the source. Clear a field to remove it."
    >
      <OwnerFactsForm restaurantId={id} facts={ownerFactTexts(restaurant)} />
    </CorrectionPage>
  );
}
