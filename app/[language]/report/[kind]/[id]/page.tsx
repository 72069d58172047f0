import { notFound } from "next/navigation";
import { ReportedScreen } from "@/app/report/[kind]/[id]/reported-screen";
import { formPageMetadata } from "@/lib/forms/page-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/report/[kind]/[id]">;

export async function generateMetadata({ params }: Props) {
  return formPageMetadata((await params).language, "report");
}

export default async function TranslatedReportPage({ params }: Props) {
  const { language, kind, id } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <ReportedScreen kind={kind} id={id} language={language} />;
}
