import { notFound } from "next/navigation";
import { requireUser } from "@/lib/account/queries";
import { findExportFormat } from "@/lib/favorites/exports/formats";
import { refuseDownload } from "@/lib/favorites/exports/refuse-download";
import { exportResponse } from "@/lib/favorites/exports/write-export";
import { getListToExport } from "@/lib/favorites/lists/queries";
import { listHref } from "@/lib/favorites/lists/hrefs";

/** A list of the member as a file (P14.805). */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/lists/[id]/download/[format]">,
) {
  const { id, format: name } = await params;
  const format = findExportFormat(name);
  if (!format) notFound();
  const user = await requireUser(listHref(id));
  const refusal = await refuseDownload(user);
  if (refusal) return refusal;
  const list = await getListToExport(user, id);
  return list ? exportResponse(list, format) : notFound();
}
