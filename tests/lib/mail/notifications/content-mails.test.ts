/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { saveAccountLanguage } from "@/lib/database/accounts/account-language";
import { ensureMember } from "@/lib/database/accounts/members";
import { saveReview } from "@/lib/database/reviews/reviews";
import { seedSamples } from "@/lib/database/samples";
import { mailAuthor, mailReporters } from "@/lib/mail/notifications/content-mails";
import { newUser } from "@/tests/lib/database/support/new-user";
import { ONE_DATABASE } from "@/tests/lib/database/support/open-test-database";
import { startSiteMails } from "@/tests/lib/mail/site-mails";

jest.setTimeout(120_000);

const REVIEW = {
  rating: 2 as const,
  title: "Cold soup",
  content: "The soup was cold and the rice was not, twice in a row, sadly.",
  visitDate: "2026-11-15",
};

// P14.302, P14.303: against a real SMTP server.
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

  async function writeReview() {
    const author = await newUser(database);
    await ensureMember(database, author);
    const review = await saveReview(database, author, { ...REVIEW, restaurantId: "1" }, "waiting");
    return { author, subject: `review:${review!.id}` };
  }

  it("mails an author that a review is published, or why it was removed", async () => {
    const { author, subject } = await writeReview();
    await mailAuthor(database, { subject });
    await mailAuthor(database, { subject, reason: "Insulting. Please stay polite." });
    const [published, removed] = mails.received;
    expect(published).toMatchObject({ recipients: [author.email] });
    expect(published!.mail.subject).toBe("Your review is published");
    expect(published!.mail.text).toContain("/restaurants/1");
    expect(removed!.mail.subject).toBe("Your review was removed");
    for (const part of ["Insulting. Please stay polite.", "/legal/terms", "/about/contact"])
      expect(removed!.mail.text).toContain(part);
    // A statement of reasons is not to be ended.
    expect(removed!.raw).not.toMatch(/^List-Unsubscribe/m);
  });

  it("mails in the language of the account, with links to its pages", async () => {
    const { author, subject } = await writeReview();
    await saveAccountLanguage(database, author, { language: "de", isNew: true });
    await mailAuthor(database, { subject });
    const { mail } = mails.received[0]!;
    expect(mail.subject).toBe("Deine Bewertung ist veröffentlicht");
    expect(mail.text).toContain("Bewertung „Cold soup“ (Radish & Rye)");
    expect(mail.text).toMatch(/^Ansehen:\nhttps?:\/\/[^/]+\/de\/restaurants\/1$/m);
    expect(mail.html).toContain('<html lang="de">');
  });

  it("mails all senders of reports with an account, once each", async () => {
    const { author, subject } = await writeReview();
    const [first, second] = [await newUser(database), await newUser(database)];
    const reporters = [first.sub, null, second.sub, first.sub];
    await mailReporters(database, { subject, reporters, isRemoved: true });
    expect(mails.received.map(({ recipients }) => recipients)).toEqual([
      [first.email],
      [second.email],
    ]);
    expect(mails.received[0]!.mail.text).toContain("the review “Cold soup” of Radish & Rye");
    expect(mails.received[0]!.mail.text).not.toContain(author.email);
  });

  it("sends no mail about content that has no author any more, or is gone", async () => {
    const { subject } = await writeReview();
    await database.asOwner((transaction) =>
      transaction.execute(sql`update chard.reviews set author_id = null`),
    );
    for (const about of [subject, "review:gone", "post:no-uuid", "spaceship:1", "nothing"])
      await mailAuthor(database, { subject: about, reason: "Advertising" });
    expect(mails.received).toEqual([]);
  });
});
