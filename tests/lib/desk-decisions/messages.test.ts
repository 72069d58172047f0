/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { eq } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { listAudit } from "@/lib/database/desk/audit";
import { messages } from "@/lib/database/schema/contributions";
import { sendAnswer } from "@/lib/desk-decisions/messages";
import { GONE } from "@/lib/desk-decisions/queue-decision";
import { ONE_DATABASE } from "@/tests/lib/database/support/open-test-database";
import { startSiteMails } from "@/tests/lib/mail/site-mails";

jest.setTimeout(120_000);

const ADA = { id: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000a", name: "Ada" };
const SENDER = { name: "Noor", email: "noor@example.org", message: "Is tofu a cheese?" };
const ANSWER = "No, it is not.\n\nIt is made of soy.";

// P14.78: against a real SMTP server.
describe.each(ONE_DATABASE)("%s", (_name, open) => {
  let database: Database;
  let mails: Awaited<ReturnType<typeof startSiteMails>>;
  let id: number;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    mails = await startSiteMails();
    const [row] = await database.asOwner((transaction) =>
      transaction.insert(messages).values(SENDER).returning({ id: messages.id }),
    );
    id = row!.id;
  });
  afterEach(() => mails.stop());

  const answer = () => sendAnswer(database, ADA, { id: String(id), answer: ANSWER });
  const statusOf = () =>
    database.asOwner(async (transaction) => {
      const rows = await transaction.select().from(messages).where(eq(messages.id, id));
      return rows[0]?.status;
    });
  const entries = async () =>
    (await listAudit(database, 0, 50)).entries.filter(({ subject }) => subject === `message:${id}`);

  it("mails an answer to the sender, quotes the message, and keeps it in the audit log", async () => {
    expect(await answer()).toMatchObject({ action: "message.answer", verdict: { isDone: true } });
    expect(mails.received).toMatchObject([{ recipients: [SENDER.email] }]);
    const { mail } = mails.received[0]!;
    expect(mail.subject).toBe("An answer to your message");
    for (const part of ["No, it is not.", "It is made of soy.", SENDER.message])
      expect(mail.text).toContain(part);
    expect(await statusOf()).toBe("answered");
    expect(await entries()).toMatchObject([
      {
        actorName: "Ada",
        action: "message.answer",
        before: { status: "open" },
        after: { status: "answered", answer: ANSWER },
      },
    ]);
  });

  it("answers a message once", async () => {
    await answer();
    expect(await answer()).toBe(GONE);
    expect(mails.received).toHaveLength(1);
    expect(await entries()).toHaveLength(1);
  });

  it("leaves a message open whose answer the mail server does not take", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => {});
    // Nothing listens there.
    process.env.SMTP_URL = "smtp://127.0.0.1:1";
    expect(await answer()).toMatch(/mail server/);
    expect([await statusOf(), await entries()]).toEqual(["open", []]);
    log.mockRestore();
  });
});
