import { OwnPlaceScreen } from "@/app/restaurants/[id]/owner/own-place-screen";
import { ownerPageMetadata } from "@/lib/claims/page-metadata";

export const metadata = ownerPageMetadata("owner");

export const dynamic = "force-dynamic";

export default async function OwnerPage(props: PageProps<"/restaurants/[id]/owner">) {
  const [{ id }, query] = await Promise.all([props.params, props.searchParams]);
  return <OwnPlaceScreen id={id} query={query} />;
}
