import { cleanLine } from "@/lib/strings/clean-text";
import type { MailContent } from "@/lib/mail/blocks";
import { LANGUAGES, type Language } from "@/lib/languages/languages";
import { isolated, renderHtml, renderText } from "@/lib/mail/render";
import { readServer, type MailSender } from "@/lib/mail/settings";

export type OutgoingMail = MailContent & {
  /** One e-mail address. */
  to: string;
  /** The URL that ends mails of this kind for this recipient, for mails that one can do without (RFC 8058). */
  unsubscribe?: string;
};

type Options = {
  smtpUrl: string;
  sender: MailSender;
  /** How long one mail may take in all; the server is waited for half as long at each step. */
  timeoutMs?: number;
};

/** Carries nothing but a code: responses of mail servers often contain the recipient. */
export class MailError extends Error {}

/** Where the server hangs or is slow, mails beyond so many fail at once instead of filling the memory. */
const MAX_PENDING = 500;
const MAX_CONNECTIONS = 3;
const TIMEOUT_MS = 20_000;
const MAX_SUBJECT = 200;

/**
 * One mailbox: no lists, groups, comments, quotes or control characters, which mean something in headers, no routes through a server
 * ("x%evil.example@host", "evil.example!x@host") and no encoded words.
 */
const MAILBOX = /^(?!.*=\?)[^\s@<>()[\]\\,;:"%!\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]{1,189}$/u;

const ENCODED_WORD = /=\?(?=[^?\s]+\?[bq]\?)/gi;

/** A subject as mail programs show it: what looks like an encoded word of RFC 2047 would be decoded. */
function subjectLine(text: string) {
  return cleanLine(text.replaceAll("\0", " "), MAX_SUBJECT).replace(ENCODED_WORD, "= ?");
}

/** The headers of RFC 2369, and of RFC 8058 where the URL is one that mail programs may post to. */
function unsubscribeHeaders(href: string | undefined): Record<string, string> {
  if (!href) return {};
  const { href: address, protocol } = new URL(href);
  const list = { "List-Unsubscribe": `<${address}>` };
  return protocol === "https:"
    ? { ...list, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
    : list;
}

/** Mail programs that look for the first letter with a direction do not take that of a Latin name. */
const RIGHT_TO_LEFT_MARK = "\u200f";

function subjectHeader(title: string, language: Language) {
  const mark = LANGUAGES[language].dir === "rtl" ? RIGHT_TO_LEFT_MARK : "";
  return `${mark}${isolated(title, language)}`;
}

async function openTransport({ smtpUrl, sender, timeoutMs = TIMEOUT_MS }: Options) {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    ...readServer(smtpUrl),
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxRequeues: 1,
    name: sender.address.split("@")[1],
    connectionTimeout: timeoutMs / 2,
    greetingTimeout: timeoutMs / 2,
    dnsTimeout: timeoutMs / 2,
    socketTimeout: timeoutMs / 2,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // An idle connection that breaks concerns no mail; unheard, the event would end the process.
  transport.on("error", () => undefined);
  return transport;
}

/** Mails over one pool of connections, opened with the first mail. */
export function createMailer(options: Options) {
  const { sender, timeoutMs = TIMEOUT_MS } = options;
  let opening: ReturnType<typeof openTransport> | undefined;
  let pending = 0;

  async function hand({ to, language, subject, blocks, unsubscribe }: OutgoingMail) {
    const transport = await (opening ??= openTransport(options));
    const title = subjectLine(subject);
    await transport.sendMail({
      from: sender,
      to: { name: "", address: to },
      subject: subjectHeader(title, language),
      text: renderText(blocks, language),
      html: renderHtml(title, blocks, language),
      headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(unsubscribe) },
    });
  }

  /**
   * Resolves when the server has accepted the mail.
   * @throws MailError, after `timeoutMs` at the latest; the mail may still be sent afterwards.
   */
  async function send(mail: OutgoingMail) {
    if (!MAILBOX.test(mail.to)) throw new MailError("EENVELOPE");
    if (pending >= MAX_PENDING) throw new MailError("EBUSY");
    pending += 1;
    const handed = hand(mail).finally(() => (pending -= 1));
    await inTime(handed, timeoutMs);
  }

  async function close() {
    (await opening)?.close();
  }

  return { send, close };
}

async function inTime(work: Promise<unknown>, timeoutMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MailError("ETIMEDOUT")), timeoutMs);
    timer.unref();
  });
  try {
    await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
