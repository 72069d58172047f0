import { notFound } from "next/navigation";
import { ReportSent } from "@/components/reports/report-sent";
import { hasDatabase } from "@/lib/database/has-database";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Report sent", index: false });

/** Rendered on request: only where reports are kept. */
export const dynamic = "force-dynamic";

export default function ReportSentPage() {
  if (!hasDatabase()) notFound();
  return <ReportSent />;
}
