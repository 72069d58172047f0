import { ClaimScreen } from "@/app/restaurants/[id]/claim/claim-screen";
import { ownerPageMetadata } from "@/lib/claims/page-metadata";

export const metadata = ownerPageMetadata("claim");

export const dynamic = "force-dynamic";

export default async function ClaimPage({ params }: PageProps<"/restaurants/[id]/claim">) {
  const { id } = await params;
  return <ClaimScreen id={id} />;
}
