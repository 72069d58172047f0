import type { Mail } from "@/lib/embedded/mails/mails";

type Settings = Partial<Record<string, string>>;

/**
 * On one machine mails are printed, with their links and codes. In public mode a reader of the log could take over an account: there
 * the operator has to turn printing on, and a mail server makes it unnecessary.
 */
export function printsMails(settings: Settings) {
  const { CHARD_EMBEDDED_AUTH, CHARD_EMBEDDED_PRINT_MAILS, SMTP_URL } = settings;
  if (CHARD_EMBEDDED_AUTH === "local") return true;
  return CHARD_EMBEDDED_PRINT_MAILS === "1" && !SMTP_URL?.trim();
}

const PURPOSES = {
  signup: "confirm the address",
  recovery: "set a new password",
  email_change: "confirm the new address",
} as const;

export function mailLine({ recipient, kind, link, code }: Mail) {
  return `Mail to ${recipient}, to ${PURPOSES[kind]}: ${link} (or the code ${code})`;
}
