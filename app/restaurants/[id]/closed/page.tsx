import { ClosedScreen } from "@/app/restaurants/[id]/closed/closed-screen";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Closed for good", index: false });

/** Rendered on request: only where corrections are kept. */
export const dynamic = "force-dynamic";

export default async function ClosedPage({ params }: PageProps<"/restaurants/[id]/closed">) {
  const { id } = await params;
  return <ClosedScreen id={id} />;
}
