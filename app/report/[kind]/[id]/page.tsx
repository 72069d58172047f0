import { ReportedScreen } from "@/app/report/[kind]/[id]/reported-screen";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Report", index: false });

/** Rendered on request: the reported content may be removed at any time. */
export const dynamic = "force-dynamic";

export default async function ReportPage({ params }: PageProps<"/report/[kind]/[id]">) {
  const { kind, id } = await params;
  return <ReportedScreen kind={kind} id={id} />;
}
