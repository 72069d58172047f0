import { notFound } from "next/navigation";
import { requireUser } from "@/lib/account/queries";
import { findExportFormat } from "@/lib/favorites/exports/formats";
import { refuseDownload } from "@/lib/favorites/exports/refuse-download";
import { exportResponse } from "@/lib/favorites/exports/write-export";
import { listHref } from "@/lib/favorites/lists/hrefs";
import { getListToExport } from "@/lib/favorites/lists/queries";
import { pathIn } from "@/lib/languages/paths";
import { returnLanguage } from "@/lib/languages/return-language";

/** A list of the member as a file (P14.805). */
export async function GET(
  { url }: Request,
  { params }: RouteContext<"/lists/[id]/download/[format]">,
) {
  const { id, format: name } = await params;
  const format = findExportFormat(name);
  if (!format) notFound();
  const language = returnLanguage(new URL(url).searchParams.get("language"));
  const user = await requireUser(pathIn(language, listHref(id)));
  const refusal = await refuseDownload(user, language);
  if (refusal) return refusal;
  const list = await getListToExport(user, id, language);
  return list ? exportResponse(list, format) : notFound();
}
