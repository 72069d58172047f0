import { ConfirmClaimScreen } from "@/app/restaurants/[id]/claim/confirm/confirm-claim-screen";
import { ownerPageMetadata } from "@/lib/claims/page-metadata";

export const metadata = ownerPageMetadata("confirm");

export const dynamic = "force-dynamic";

export default async function ConfirmClaimPage(
  props: PageProps<"/restaurants/[id]/claim/confirm">,
) {
  const [{ id }, { token }] = await Promise.all([props.params, props.searchParams]);
  return <ConfirmClaimScreen id={id} token={token} />;
}
