import type { IncomingHttpHeaders } from "node:http";
import { plainPage } from "@/lib/http/plain-page";
import { requestIdOf } from "@/lib/http/request-id";
import { ROUTES } from "@/lib/routes";

/** For a page that failed by a fault of the site: it names the number of the request, which stands beside the error in the log (P14.741). */
export function replaceAfterError(status: number, headers: IncomingHttpHeaders) {
  const id = requestIdOf(headers);
  if (status !== 500 || id === undefined) return undefined;
  const html = plainPage({
    title: "Something went wrong",
    paragraphs: [
      "This page could not be shown because of a fault of the site. Please try again.",
      `If that does not help, <a href="${ROUTES.contact}">tell us</a> this number: <strong>${id}</strong>`,
    ],
  });
  return { status, headers: { "Cache-Control": "private, no-store" }, html };
}
