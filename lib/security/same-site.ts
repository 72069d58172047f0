import { SITE_URL } from "@/lib/public-env";

/** Whether a form was sent from a page of this site, and not from one of another site in the visitor's name. */
export function isFromThisSite(headers: Headers) {
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite) return fetchSite === "same-origin";
  const origin = headers.get("origin");
  if (!origin || !URL.canParse(origin)) return false;
  return origin === SITE_URL || new URL(origin).host === headers.get("host");
}
