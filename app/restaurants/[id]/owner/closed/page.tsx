import { requireOwner } from "@/app/restaurants/[id]/require-owner";
import { ClosedDates } from "@/components/claims/closed-dates";
import { CorrectionPage } from "@/components/corrections/correction-page";
import { pageMetadata } from "@/lib/metadata";
import { ownerClosedHref } from "@/lib/claims/hrefs";

export const metadata = pageMetadata({ title: "Closed on these days", index: false });

export const dynamic = "force-dynamic";

export default async function ClosedDatesPage({
  params,
}: PageProps<"/restaurants/[id]/owner/closed">) {
  const { id } = await params;
  const { restaurant } = await requireOwner(id, ownerClosedHref(id));
  return (
    <CorrectionPage
      isOwners
      restaurant={restaurant}
      title="Closed on these days"
      lead="Holidays, a private party, a renovation: your page says so, and lists and the map show the place as closed then. Past days are removed automatically."
    >
      <ClosedDates restaurantId={id} ranges={restaurant.hours?.closed ?? []} />
    </CorrectionPage>
  );
}
