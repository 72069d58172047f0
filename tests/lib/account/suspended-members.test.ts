/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type * as Account from "@/lib/account/actions";
import type * as Factor from "@/lib/account/second-factor/actions";
import type * as Claims from "@/lib/claims/actions";
import type * as ClosedDates from "@/lib/claims/closed-dates/actions";
import type * as OwnerFacts from "@/lib/claims/owner-facts/actions";
import type * as Contact from "@/lib/contact/actions";
import type * as Corrections from "@/lib/corrections/actions";
import type { Database } from "@/lib/database/database";
import { seedSamples } from "@/lib/database/samples";
import type * as Dishes from "@/lib/dishes/actions";
import type * as Events from "@/lib/events/actions";
import type * as Favorites from "@/lib/favorites/actions";
import type * as Lists from "@/lib/favorites/lists/actions";
import type { FormState } from "@/lib/forms/form-state";
import type * as Forum from "@/lib/forum/actions";
import type * as Listings from "@/lib/listings/actions";
import type * as Members from "@/lib/members/actions";
import type * as Photos from "@/lib/photos/visitors/actions";
import type * as Questions from "@/lib/questions/actions";
import type * as Reports from "@/lib/reports/actions";
import type * as Reviews from "@/lib/reviews/actions";
import type * as Tips from "@/lib/tips/actions";
import { GET as download } from "@/app/settings/data/route";
import { newUser } from "@/tests/lib/database/support/new-user";
import { ONE_DATABASE } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const FACTORS = ["none", "unused", "used"] as const;
type Visitor = { sub: string; email: string; secondFactor: (typeof FACTORS)[number] };
const mockSite = {
  database: undefined as Database | undefined,
  visitor: undefined as Visitor | undefined,
};

jest.mock("next/cache", () => ({ revalidatePath: () => undefined }));
jest.mock("next/headers", () => ({
  headers: async () => new Headers({ "next-action": "x" }),
  cookies: async () => ({ get: () => undefined, set: () => undefined, delete: () => undefined }),
}));
jest.mock("@/lib/clients/write-limits", () => ({ mayWrite: () => true }));
jest.mock("@/lib/database/client", () => ({ getStores: async () => mockSite }));
jest.mock("@/lib/database/has-database", () => ({ hasDatabase: () => true }));
jest.mock("@/lib/supabase/current-user", () => ({ getCurrentUser: async () => mockSite.visitor }));
jest.mock("@/lib/supabase/secret-key", () => ({ canDeleteAccounts: () => true }));
jest.mock("@/lib/supabase/store-session", () => ({ isSecureRequest: async () => true }));
jest.mock("@/lib/supabase/account/account-settings", () => ({
  isOwnPassword: async () => true,
  setOwnEmail: async () => ({ isPending: false }),
  setOwnPassword: async () => undefined,
  endOtherSessions: async () => undefined,
}));
jest.mock("@/lib/supabase/account/account-factors", () => ({
  enrollOwnFactor: async () => ({ refusal: { code: "", message: "" } }),
  verifyOwnCode: async () => undefined,
  removeOwnFactors: async () => undefined,
}));

/** The actions themselves, which other tests replace. */
const actionsOf = <Module extends object>(folder: string) =>
  jest.requireActual<Module>(`@/lib/${folder}/actions.ts`);
const account = actionsOf<typeof Account>("account");
const factor = actionsOf<typeof Factor>("account/second-factor");
const claims = actionsOf<typeof Claims>("claims");
const closedDates = actionsOf<typeof ClosedDates>("claims/closed-dates");
const ownerFacts = actionsOf<typeof OwnerFacts>("claims/owner-facts");
const contact = actionsOf<typeof Contact>("contact");
const corrections = actionsOf<typeof Corrections>("corrections");
const dishes = actionsOf<typeof Dishes>("dishes");
const events = actionsOf<typeof Events>("events");
const favorites = actionsOf<typeof Favorites>("favorites");
const lists = actionsOf<typeof Lists>("favorites/lists");
const forum = actionsOf<typeof Forum>("forum");
const listings = actionsOf<typeof Listings>("listings");
const members = actionsOf<typeof Members>("members");
const photos = actionsOf<typeof Photos>("photos/visitors");
const questions = actionsOf<typeof Questions>("questions");
const reports = actionsOf<typeof Reports>("reports");
const reviews = actionsOf<typeof Reviews>("reviews");
const tips = actionsOf<typeof Tips>("tips");

type Action = (state: FormState, data: FormData) => Promise<FormState>;

const RESTAURANT = { restaurantId: "1" };
const POST_ID = "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c0001";
const LIST = { listId: POST_ID };
const PASSWORD = { password: "correct horse" };
const TEXT = "The soup was warm and the rice was good, both times that I went.";

/** What a suspended member may do (P14.95), with a form that is filled in. */
const RIGHTS: readonly (readonly [string, Action, Record<string, string>])[] = [
  ["changes the e-mail address", account.changeEmail, { email: "new@example.org", ...PASSWORD }],
  ["changes the password", account.changePassword, { ...PASSWORD, newPassword: "better horse" }],
  ["signs out other devices", account.signOutOthers, {}],
  ["deletes the account", account.deleteAccount, { reviews: "delete", ...PASSWORD }],
  ["cancels that", account.withdrawDeletion, {}],
  ["enters the code of the second factor", factor.enterCode, { code: "123456" }],
  ["begins a second factor", factor.beginSecondFactor, PASSWORD],
  ["turns it on", factor.turnOnSecondFactor, { code: "123456" }],
  ["turns it off", factor.turnOffSecondFactor, PASSWORD],
  ["keeps a note", favorites.saveFavoriteNote, { ...RESTAURANT, note: "soup" }],
  ["makes a list", lists.makeList, { name: "Lisbon in May", ...RESTAURANT }],
  ["adds to a list", lists.addToList, { ...LIST, ...RESTAURANT }],
  ["moves in a list", lists.changePlace, { ...LIST, ...RESTAURANT, change: "up" }],
  [
    "saves a day",
    lists.savePlace,
    { ...LIST, ...RESTAURANT, position: "1", shown: "1", day: "2027-05-02", note: "soup" },
  ],
  ["stops sharing a list", lists.shareOwnList, { ...LIST, share: "stop" }],
  ["deletes a list", lists.removeList, LIST],
  ["chooses mails", members.saveMails, {}],
  ["deletes the review", reviews.withdrawReview, RESTAURANT],
  ["deletes a dish", dishes.withdrawDish, { ...RESTAURANT, dishId: POST_ID }],
  ["deletes the tip", tips.withdrawTip, RESTAURANT],
  ["cancels an event", events.withdrawEvent, { eventId: "soup-night" }],
  ["deletes a post", forum.withdrawPost, { postId: POST_ID, topicId: "soups" }],
  ["deletes an own photo", photos.withdrawPhoto, { ...RESTAURANT, photoId: POST_ID }],
  ["deletes the reply", claims.withdrawReply, { ...RESTAURANT, reviewId: "review-1" }],
  ["deletes a photo", claims.removeOwnerPhoto, { ...RESTAURANT, photoId: POST_ID }],
  ["writes to us", contact.sendMessage, { name: "Noor", email: "a@example.org", message: TEXT }],
  ["answers the desk", questions.sendAnswer, { token: "x".repeat(22), answer: "Yes." }],
];

/** What it may not. */
const WITHHELD: typeof RIGHTS = [
  ["the public name", members.saveProfile, { name: "Ada", town: "", page: "profile" }],
  [
    "a review",
    reviews.publishReview,
    { ...RESTAURANT, rating: "5", title: "Good", content: TEXT, visitDate: lastWeek() },
  ],
  ["the link of a list", lists.shareOwnList, { ...LIST, share: "start" }],
  ["the name of a list", lists.saveListName, { ...LIST, name: "Lisbon" }],
  ["a claim", claims.claimRestaurant, { ...RESTAURANT, evidence: TEXT }],
  ["the link of a claim", claims.confirmOwnClaim, { ...RESTAURANT, token: "x" }],
  ["a reply", claims.publishReply, { ...RESTAURANT, reviewId: "review-1", text: TEXT }],
  ["an owner's facts", ownerFacts.saveOwnerFacts, { ...RESTAURANT, phone: "+49 30 1234567" }],
  [
    "the days on which it is closed",
    closedDates.addClosedDates,
    { ...RESTAURANT, from: "2027-01-01", to: "", note: "" },
  ],
  ["a confirmation", corrections.confirmOpen, RESTAURANT],
  ["a closure", corrections.reportClosure, { ...RESTAURANT, evidence: TEXT }],
  ["a correction", corrections.sendCorrection, { ...RESTAURANT, name: "Rye", evidence: TEXT }],
  ["a dish", dishes.sendDish, { ...RESTAURANT, name: "Seitan doner" }],
  ["the end of a dish", dishes.serveDish, { ...RESTAURANT, dishId: POST_ID, intent: "retire" }],
  ["a tip", tips.sendTip, { ...RESTAURANT, text: TEXT }],
  ["what a photo shows", photos.describePhoto, { ...RESTAURANT, photoId: POST_ID, caption: "Pie" }],
  [
    "an event",
    events.proposeEvent,
    {
      ...RESTAURANT,
      title: "Soup night",
      text: TEXT,
      start: nextWeek("18:00"),
      end: nextWeek("20:00"),
    },
  ],
  ["a topic", forum.openTopic, { title: "Soups", text: TEXT }],
  ["a post", forum.replyToTopic, { topicId: "soups", text: TEXT }],
  ["an edit", forum.saveEditedPost, { postId: POST_ID, text: TEXT }],
  [
    "a listing",
    listings.submitListing,
    { name: "Kopps", address: "Linienstrasse 94, Berlin", description: TEXT },
  ],
  [
    "a report",
    reports.sendReport,
    { kind: "review", id: "review-1", reason: "Advertising or spam", details: "" },
  ],
];

function nextWeek(time: string) {
  const day = new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  return `${day}T${time}`;
}

function lastWeek() {
  return new Date(Date.now() - 7 * 24 * 60 * 60_000).toISOString().slice(0, 10);
}

// P14.95.
describe.each(ONE_DATABASE)("%s", (_name, open) => {
  beforeAll(async () => {
    mockSite.database = await open();
    await seedSamples(mockSite.database);
  });
  afterAll(() => mockSite.database!.close());

  describe.each(FACTORS)("a suspended member whose second factor is %s", (secondFactor) => {
    beforeAll(async () => {
      const { sub, email } = await newUser(mockSite.database!);
      mockSite.visitor = { sub, email, secondFactor };
      await mockSite.database!.asOwner((transaction) =>
        transaction.execute(
          sql`insert into chard.suspensions (user_id, reason) values (${sub}, 'Spam')`,
        ),
      );
    });

    async function send(action: Action, fields: Record<string, string>) {
      const data = new FormData();
      for (const [name, value] of Object.entries(fields)) data.set(name, value);
      const state = await action({ values: {}, errors: {} }, data);
      // The form is filled in as it should be: what stops it is something else.
      expect(state.errors).toEqual({});
      return state;
    }

    it.each(RIGHTS)("%s", async (_what, action, fields) => {
      const { failure = "" } = await send(action, fields);
      expect(failure).not.toMatch(/suspended|could not be saved/);
    });

    it.each(WITHHELD)("cannot send %s", async (_what, action, fields) => {
      expect(await send(action, fields)).toMatchObject({
        failure: expect.stringMatching(/suspended/),
      });
    });

    it("saves favorites and shares them", async () => {
      const { sub } = mockSite.visitor!;
      const changes = { account: sub, added: [{ id: "1" }], removed: [] };
      expect(await favorites.exchangeFavorites(changes)).toMatchObject({ ids: ["1"] });
      const noted = { ...changes, added: [{ id: "2", note: "soup\0" }] };
      expect(await favorites.exchangeFavorites(noted)).toMatchObject({ ids: ["1", "2"] });
      expect(await favorites.startSharing()).toMatchObject({ token: expect.any(String) });
    });

    it("downloads the data, after the code where there is a second factor", async () => {
      const request = new Request("http://localhost:3000/settings/data");
      if (secondFactor === "unused")
        await expect(download(request)).rejects.toMatchObject({
          digest: expect.stringContaining("/auth/second-step"),
        });
      else expect((await download(request)).headers.get("content-type")).toBe("application/zip");
    });
  });
});
