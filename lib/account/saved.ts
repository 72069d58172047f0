import { SUPABASE_URL } from "@/lib/public-env";

/** Every form and every page of the account checks that the session still exists; what other pages show of it lasts as long as its token. */
export const OTHER_SESSIONS_NOTE =
  "Your other devices can change nothing from now on, and are signed out within an hour.";

/** What is left to do until a new e-mail address counts. Supabase sends a link to the present one, too, unless a project turns that off. */
export function emailPendingText(address: string) {
  const other = SUPABASE_URL ? ", and the one at your present address, if there is one" : "";
  return `Open the link that was sent to ${address}${other}: then it is yours.`;
}

/** What a page says after a form without scripts has led there; with scripts a notice says it. */
export const SAVED = {
  name: "Your name and town are saved.",
  mails: "Your e-mail preferences are saved.",
  email: "Your e-mail address is changed.",
  "email-pending": emailPendingText("the new address"),
  password: `Your password is changed. ${OTHER_SESSIONS_NOTE}`,
  "factor-on": `The second factor is on. ${OTHER_SESSIONS_NOTE}`,
  "factor-off": "The second factor is off.",
  devices: OTHER_SESSIONS_NOTE,
  deletion: "Your account will be deleted.",
  kept: "Your account stays.",
} as const;

export type Saved = keyof typeof SAVED;

/** Where a form leads after it was saved. */
export function savedHref(path: string, saved: Saved) {
  return `${path}?saved=${saved}`;
}

/** What the query of a page says was saved. */
export function savedText(saved: string | string[] | undefined) {
  return typeof saved === "string" && Object.hasOwn(SAVED, saved)
    ? SAVED[saved as Saved]
    : undefined;
}
