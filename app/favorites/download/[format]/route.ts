import { notFound } from "next/navigation";
import { requireUser } from "@/lib/account/queries";
import { findExportFormat } from "@/lib/favorites/exports/formats";
import { refuseDownload } from "@/lib/favorites/exports/refuse-download";
import { exportResponse } from "@/lib/favorites/exports/write-export";
import { getFavoritesToExport } from "@/lib/favorites/queries";
import { pathIn } from "@/lib/languages/paths";
import { returnLanguage } from "@/lib/languages/return-language";
import { ROUTES } from "@/lib/routes";

/** The favorites of the account as a file (P14.805). */
export async function GET(
  { url }: Request,
  { params }: RouteContext<"/favorites/download/[format]">,
) {
  const format = findExportFormat((await params).format);
  if (!format) notFound();
  const language = returnLanguage(new URL(url).searchParams.get("language"));
  const user = await requireUser(pathIn(language, ROUTES.favorites));
  const refusal = await refuseDownload(user, language);
  return refusal ?? exportResponse(await getFavoritesToExport(user, language), format);
}
