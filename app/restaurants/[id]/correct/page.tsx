import { CorrectScreen } from "@/app/restaurants/[id]/correct/correct-screen";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Something is wrong", index: false });

/** Rendered on request: only where corrections are kept. */
export const dynamic = "force-dynamic";

export default async function CorrectPage({ params }: PageProps<"/restaurants/[id]/correct">) {
  const { id } = await params;
  return <CorrectScreen id={id} />;
}
