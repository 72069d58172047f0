/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import type { Database } from "@/lib/database/database";
import { decideReview } from "@/lib/database/desk/decisions/decide-texts";
import { undoDecision } from "@/lib/database/desk/decisions/undo";
import { changeFavorites } from "@/lib/database/accounts/favorites";
import { holdReview } from "@/lib/database/contributions/held-texts";
import { ensureMember } from "@/lib/database/accounts/members";
import { saveMailPreferences } from "@/lib/database/accounts/account-records";
import { deleteReview, saveReview } from "@/lib/database/reviews/reviews";
import { seedSamples } from "@/lib/database/samples";
import { decisionsOf } from "@/lib/desk-decisions/queue-decisions";
import { mailWatchers } from "@/lib/mail/notifications/review-mails";
import { newUser } from "@/tests/lib/database/support/new-user";
import { ONE_DATABASE } from "@/tests/lib/database/support/open-test-database";
import { startSiteMails } from "@/tests/lib/mail/site-mails";

const mockStores = {} as { database: Database };
jest.mock("@/lib/database/client", () => ({ getStores: async () => mockStores }));

jest.setTimeout(120_000);

const ADA = { id: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000a", name: "Ada" };
const REVIEW = {
  restaurantId: "1",
  rating: 4 as const,
  title: "Warm soup",
  content: "The soup was warm and the rice was too, twice in a row, gladly.",
  visitDate: "2026-11-15",
};

type User = Awaited<ReturnType<typeof newUser>>;

// P14.59: against a real SMTP server.
describe.each(ONE_DATABASE)("%s", (_name, open) => {
  let database: Database;
  let mails: Awaited<ReturnType<typeof startSiteMails>>;
  let fan: User;
  let author: User;

  async function newFan(restaurantId: string, wantsMails: boolean) {
    const user = await newUser(database);
    await changeFavorites(database, user, { added: [{ id: restaurantId }], removed: [] });
    await saveMailPreferences(database, user, { favoriteReviews: wantsMails });
    return user;
  }

  beforeAll(async () => {
    database = await open();
    mockStores.database = database;
    await seedSamples(database);
    mails = await startSiteMails();
    fan = await newFan("1", true);
    await newFan("1", false);
    await newFan("2", true);
  });
  afterAll(async () => {
    await mails.stop();
    await database.close();
  });
  beforeEach(async () => {
    author = await newUser(database);
    await ensureMember(database, author);
    mails.received.splice(0);
  });

  const recipients = () => mails.received.flatMap((mail) => mail.recipients).toSorted();

  /** As the form of a review does. */
  async function publish(title = REVIEW.title) {
    const saved = await saveReview(database, author, { ...REVIEW, title }, "published");
    const { id } = saved!;
    await mailWatchers(database, { ...REVIEW, title, id, authorId: author.sub, userName: "Noor" });
    return id;
  }

  /** As the desk does, but waits for the mails. */
  async function approve(id: string) {
    const verdict = await decideReview(database, ADA, id, "published");
    if (!verdict.isDone) throw new Error("It did not wait");
    await mailWatchers(database, verdict.result);
  }

  it("mails a published review to members who asked for it, with a link that ends the mails", async () => {
    await changeFavorites(database, author, { added: [{ id: "1" }], removed: [] });
    await saveMailPreferences(database, author, { favoriteReviews: true });
    const id = await publish();
    await saveMailPreferences(database, author, { favoriteReviews: false });
    expect(recipients()).toEqual([fan.email]);
    const { mail } = mails.received[0]!;
    expect(mail.subject).toBe("New review of Radish & Rye");
    for (const part of ["Noor gave", "4 stars", "Warm soup", `/restaurants/1#review-${id}`])
      expect(mail.text).toContain(part);
    expect(mail.headers.get("list")).toMatchObject({
      unsubscribe: { url: expect.stringMatching(/token=favorite-reviews/) },
    });
  });

  it("mails a review that waited when the desk publishes it", async () => {
    const saved = await saveReview(database, author, REVIEW, "waiting");
    const context = { database, actor: ADA, id: saved!.id, data: new FormData() };
    await decisionsOf("reviews").decisions.publish!(context);
    await mails.arrived(2);
    expect(recipients()).toEqual([author.email, fan.email].toSorted());
  });

  it.each([
    ["is changed", () => publish("Hot soup")],
    [
      "is deleted and published again",
      async () => {
        await deleteReview(database, author, REVIEW.restaurantId);
        await publish("Hot soup");
      },
    ],
    [
      "is changed and approved at the desk",
      async (id: string) => {
        await holdReview(database, id);
        await saveReview(database, author, { ...REVIEW, title: "Hot soup" }, "waiting");
        await approve(id);
      },
    ],
    [
      "is deleted, and another is approved at the desk",
      async () => {
        await deleteReview(database, author, REVIEW.restaurantId);
        await approve((await saveReview(database, author, REVIEW, "waiting"))!.id);
      },
    ],
    [
      "is approved twice, since the desk took that back",
      async (id: string) => {
        await holdReview(database, id);
        await approve(id);
        await undoDecision(database, ADA, `review:${id}`);
        await approve(id);
      },
    ],
  ])("mails no member twice of a review that %s", async (_what, change) => {
    const id = await publish();
    expect(recipients()).toEqual([fan.email]);
    await change(id);
    expect(recipients()).toEqual([fan.email]);
  });

  it("mails nobody of a review that was published while the site sent no mail", async () => {
    const { SMTP_URL } = process.env;
    delete process.env.SMTP_URL;
    await publish();
    process.env.SMTP_URL = SMTP_URL;
    await publish("Hot soup");
    expect(recipients()).toEqual([]);
  });

  it("mails nobody of a review whose author has left", async () => {
    const review = { ...REVIEW, id: "left", authorId: null, userName: "A former member" };
    await mailWatchers(database, review);
    expect(recipients()).toEqual([]);
  });
});
