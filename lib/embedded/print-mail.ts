import type { Mail } from "@/lib/embedded/mails";

type Settings = Partial<Record<string, string>>;

/**
 * Nobody delivers mails on one machine: their links and codes are printed. In public mode whoever reads the log could take
 * over an account, so there the operator has to ask for it.
 */
export function printsMails({ CHARD_EMBEDDED_AUTH, CHARD_EMBEDDED_PRINT_MAILS }: Settings) {
  return CHARD_EMBEDDED_AUTH === "local" || CHARD_EMBEDDED_PRINT_MAILS === "1";
}

export function mailLine({ recipient, kind, link, code }: Mail) {
  const purpose = kind === "signup" ? "confirm the address" : "set a new password";
  return `Mail to ${recipient}, to ${purpose}: ${link} (or the code ${code})`;
}
