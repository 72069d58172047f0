import { ClosedDatesScreen } from "@/app/restaurants/[id]/owner/closed/closed-dates-screen";
import { ownerPageMetadata } from "@/lib/claims/page-metadata";

export const metadata = ownerPageMetadata("closed");

export const dynamic = "force-dynamic";

export default async function ClosedDatesPage({
  params,
}: PageProps<"/restaurants/[id]/owner/closed">) {
  const { id } = await params;
  return <ClosedDatesScreen id={id} />;
}
