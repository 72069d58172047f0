import { OwnTipScreen } from "@/app/restaurants/[id]/tip/own-tip-screen";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Leave a tip", index: false });

/** Rendered on request: a member's own. */
export const dynamic = "force-dynamic";

export default async function TipPage({ params }: PageProps<"/restaurants/[id]/tip">) {
  const { id } = await params;
  return <OwnTipScreen id={id} />;
}
