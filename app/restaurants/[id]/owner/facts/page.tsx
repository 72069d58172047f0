import { OwnerFactsScreen } from "@/app/restaurants/[id]/owner/facts/owner-facts-screen";
import { ownerPageMetadata } from "@/lib/claims/page-metadata";

export const metadata = ownerPageMetadata("facts");

export const dynamic = "force-dynamic";

export default async function OwnerFactsPage({
  params,
}: PageProps<"/restaurants/[id]/owner/facts">) {
  const { id } = await params;
  return <OwnerFactsScreen id={id} />;
}
