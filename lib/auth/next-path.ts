import { englishPath } from "@/lib/languages/paths";
import { ROUTES } from "@/lib/routes";

const PARAMETER = "next";

/** The sign-in screen that leads on to a path of this site, in English: links and sign-in-path.ts make it that of another language. */
export function signInHref(next: string) {
  return `${ROUTES.auth}?${PARAMETER}=${encodeURIComponent(next)}`;
}

/** The sign-up without scripts (P9.17), which leads on in the same way. */
export function joinHref(next: string) {
  return `${ROUTES.join}?${PARAMETER}=${encodeURIComponent(next)}` as const;
}

/** The screen that asks for the code of a second factor and then leads to a path of this site (P14.123). */
export function secondStepHref(next: string) {
  return `${ROUTES.secondStep}?${PARAMETER}=${encodeURIComponent(next)}` as const;
}

/** A path that a request names, if it is one of this site, else that of the home page. */
export function ownPath(path: string) {
  // Two slashes, or a backslash that browsers read as one, would lead to another host.
  return /^\/(?![/\\])[^\\\s]*$/.test(path) ? path : ROUTES.home;
}

/** Where a sign-in leads: the path that the query names, if it is one of this site, else the home page. */
export function nextPath(query: string | URLSearchParams) {
  const next = ownPath(new URLSearchParams(query).get(PARAMETER) ?? "");
  return englishPath(next).startsWith(ROUTES.auth) ? ROUTES.home : next;
}

/** Where a code leads: as a sign-in, and also to the new password that a recovery link is for. */
export function pathAfterCode(query: string | URLSearchParams) {
  const next = new URLSearchParams(query).get(PARAMETER);
  return next && englishPath(next) === ROUTES.authReset ? next : nextPath(query);
}
