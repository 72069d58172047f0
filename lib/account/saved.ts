/** What a page says after a form without scripts has led there; with scripts a notice says it. */
export const SAVED = {
  name: "Your name and town are saved.",
  mails: "Your e-mail preferences are saved.",
  email: "Your e-mail address is changed.",
  "email-pending": "Open the link that was sent to the new address: then it is yours.",
  password: "Your password is changed, and your other devices are signed out.",
  "factor-on": "The second factor is on, and your other devices are signed out.",
  "factor-off": "The second factor is off.",
  devices: "Your other devices are signed out.",
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
