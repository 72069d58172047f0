import { notFound } from "next/navigation";
import { requireUser } from "@/lib/account/queries";
import { findExportFormat } from "@/lib/favorites/exports/formats";
import { refuseDownload } from "@/lib/favorites/exports/refuse-download";
import { exportResponse } from "@/lib/favorites/exports/write-export";
import { getFavoritesToExport } from "@/lib/favorites/queries";
import { ROUTES } from "@/lib/routes";

/** The favorites of the account as a file (P14.805). */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/favorites/download/[format]">,
) {
  const format = findExportFormat((await params).format);
  if (!format) notFound();
  const user = await requireUser(ROUTES.favorites);
  return (await refuseDownload(user)) ?? exportResponse(await getFavoritesToExport(user), format);
}
