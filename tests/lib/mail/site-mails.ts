import { startMailServer } from "@/tests/lib/mail/mail-server";

/** A real SMTP server, and the site sends through it until it is stopped. */
export async function startSiteMails() {
  const before = process.env.SMTP_URL;
  const mails = await startMailServer();
  process.env.SMTP_URL = mails.url;
  return {
    received: mails.received,
    /** Waits for mails that the response to a visitor does not wait for. */
    async arrived(count: number) {
      while (mails.received.length < count) await new Promise((resolve) => setTimeout(resolve, 20));
      return mails.received;
    },
    async stop() {
      if (before === undefined) delete process.env.SMTP_URL;
      else process.env.SMTP_URL = before;
      const shared = globalThis as { chardMailer?: { close(): Promise<void> } };
      await shared.chardMailer?.close();
      delete shared.chardMailer;
      await mails.stop();
    },
  };
}
