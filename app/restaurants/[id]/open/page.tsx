import { OpenScreen } from "@/app/restaurants/[id]/open/still-open-screen";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Still open", index: false });

/** Rendered on request: only where corrections are kept. */
export const dynamic = "force-dynamic";

export default async function StillOpenPage({ params }: PageProps<"/restaurants/[id]/open">) {
  const { id } = await params;
  return <OpenScreen id={id} />;
}
