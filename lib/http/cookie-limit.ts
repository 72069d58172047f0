import { cookieName, isSessionCookie, isVerifierCookie } from "@/lib/auth/auth-cookie";
import type { RequestStep } from "@/lib/next-internals/on-request";

/** Browsers send up to 180 of one site. */
const MOST_OWN = 20;
const MOST_OTHERS = 80;

const isOwn = (cookie: string) => {
  const name = cookieName(cookie);
  return isSessionCookie(name) || isVerifierCookie(name);
};

/** A Cookie header with at most a hundred cookies: those of accounts first, and the last of the others. */
export function fewCookies(header: string) {
  const cookies = header.split(/; */);
  if (cookies.length <= MOST_OWN + MOST_OTHERS) return header;
  const own = cookies.filter(isOwn).slice(-MOST_OWN);
  const others = cookies.filter((cookie) => !isOwn(cookie)).slice(-MOST_OTHERS);
  return [...own, ...others].join("; ");
}

/** Next 16.4 copies the cookies of a request for each page that reads them, and for each cookie it writes all those before it again. */
export const limitCookies: RequestStep = ({ request: { headers } }) => {
  headers.cookie &&= fewCookies(headers.cookie);
};
