import { ReplyScreen } from "@/app/restaurants/[id]/owner/reply/[review]/reply-screen";
import { ownerPageMetadata } from "@/lib/claims/page-metadata";

export const metadata = ownerPageMetadata("reply");

export const dynamic = "force-dynamic";

export default async function ReplyPage({
  params,
}: PageProps<"/restaurants/[id]/owner/reply/[review]">) {
  const { id, review } = await params;
  return <ReplyScreen id={id} reviewId={review} />;
}
