import { isLoopbackHost } from "@/lib/clients/loopback-host";
import { SITE_NAME } from "@/lib/site";

export type MailSender = { name: string; address: string };

/** `Name <name@host>` or the address alone, as MAIL_FROM is written. */
const SENDER = /^(?:"?([^"<>]*?)"?\s*<([^<>]+)>|([^<>]+))$/;

/** Who mails come from: MAIL_FROM, else an unread mailbox at the site's host. */
export function readSender(text: string | undefined, siteUrl: string): MailSender {
  const [, name, inBrackets, alone] = SENDER.exec(text?.trim() ?? "") ?? [];
  const address = inBrackets ?? alone ?? `no-reply@${new URL(siteUrl).hostname}`;
  return { name: name || SITE_NAME, address: address.trim() };
}

/**
 * How to reach the server that SMTP_URL names. Its password is never sent unencrypted over a network: TLS is required with a
 * password, except for a server on this machine.
 */
export function readServer(smtpUrl: string) {
  const { protocol, host, hostname, port, username, password } = new URL(smtpUrl);
  const isLocal = isLoopbackHost(host);
  const secure = protocol === "smtps:";
  const server = {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ignoreTLS: isLocal,
    requireTLS: Boolean(username) && !isLocal,
  };
  if (!username) return server;
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return { ...server, auth };
}
