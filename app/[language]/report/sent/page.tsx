import { notFound } from "next/navigation";
import { ReportSent } from "@/components/reports/report-sent";
import { hasDatabase } from "@/lib/database/has-database";
import { formPageMetadata } from "@/lib/forms/page-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/report/sent">;

export async function generateMetadata({ params }: Props) {
  return formPageMetadata((await params).language, "report.sent");
}

export default async function TranslatedReportSentPage({ params }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language) || !hasDatabase()) notFound();
  return <ReportSent />;
}
