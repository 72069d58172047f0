/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { randomUUID } from "node:crypto";
import type { Database } from "@/lib/database/database";
import { listings } from "@/lib/database/schema/contributions";
import { seedSamples } from "@/lib/database/samples";
import { approvalSchema } from "@/lib/desk/schema";
import { decisionsOf } from "@/lib/desk-decisions/queue-decisions";
import { publishListing } from "@/lib/desk-decisions/publish-listing";
import { newUser } from "@/tests/lib/database/support/new-user";
import { ONE_DATABASE } from "@/tests/lib/database/support/open-test-database";
import { startSiteMails } from "@/tests/lib/mail/site-mails";

jest.setTimeout(120_000);

const ADA = { id: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000a", name: "Ada" };
const FACTS = { name: "Kopps", address: "Linienstraße 94", description: "Plants, mostly." };
const REASON = "It serves meat. Please read what we list.";

// Against a real SMTP server.
describe.each(ONE_DATABASE)("%s", (_name, open) => {
  let database: Database;
  let mails: Awaited<ReturnType<typeof startSiteMails>>;

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
    mails = await startSiteMails();
  });
  afterAll(async () => {
    await mails.stop();
    await database.close();
  });
  beforeEach(() => void mails.received.splice(0));

  async function addListing(sender: { userId?: string; senderEmail?: string }) {
    const token = randomUUID();
    await database.asOwner((transaction) =>
      transaction.insert(listings).values({ ...FACTS, ...sender, token, details: {} }),
    );
    return token;
  }

  const DECISIONS = {
    async accepted(id: string) {
      const point = { lat: "52.5296", lng: "13.3991" };
      const values = approvalSchema.parse({ ...FACTS, ...point, queue: "listings", id });
      return publishListing(database, ADA, values);
    },
    async refused(id: string) {
      const context = { database, actor: ADA, id, data: new FormData() };
      return decisionsOf("listings").refuse!(context, REASON);
    },
  };

  const MAILS = {
    accepted: () => ({ subject: "Kopps is on Chard", parts: ["/restaurants/kopps-berlin"] }),
    refused: (id: string) => ({ subject: "Kopps was not accepted", parts: [REASON, id] }),
  };

  it.each([
    ["accepted", "the account"],
    ["refused", "the account"],
    ["accepted", "the address"],
    ["refused", "the address"],
  ] as const)("says that a listing is %s to %s of its sender", async (decision, kind) => {
    const { sub, email } = await newUser(database);
    const hasAccount = kind === "the account";
    const id = await addListing(hasAccount ? { userId: sub } : { senderEmail: email });
    expect(await DECISIONS[decision](id)).toMatchObject({ verdict: { isDone: true } });
    const [received] = await mails.arrived(1);
    const { subject, parts } = MAILS[decision](id);
    expect(received).toMatchObject({ recipients: [email], mail: { subject } });
    for (const part of parts) expect(received!.mail.text).toContain(part);
  });

  it("sends no second mail where another moderator was faster", async () => {
    const { sub } = await newUser(database);
    const id = await addListing({ userId: sub });
    await DECISIONS.refused(id);
    await mails.arrived(1);
    for (const decide of Object.values(DECISIONS))
      expect(await decide(id)).toMatchObject({ verdict: { isDone: false } });
    expect(mails.received).toHaveLength(1);
  });
});
