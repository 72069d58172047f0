/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import type { Database } from "@/lib/database/database";
import { listAudit } from "@/lib/database/desk/audit";
import {
  answerQuestion,
  askSender,
  findOpenQuestion,
  findQuestion,
  readOwnQuestions,
  readQuestions,
} from "@/lib/database/contributions/questions";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const ADA = { id: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000a", name: "Ada" };
const SUBJECT = "listing:abc";

// P14.119
describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("takes one question at a time, which is answered once", async () => {
    const ask = (question: string) =>
      askSender(database, ADA, { subject: SUBJECT, userId: null, question });
    const token = (await ask("Which street?"))!;
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(await ask("And which number?")).toBeUndefined();
    expect(await findOpenQuestion(database, SUBJECT)).toEqual({ token, question: "Which street?" });
    expect(await findOpenQuestion(database, "listing:other")).toBeUndefined();
    expect((await listAudit(database, 0, 1)).entries[0]).toMatchObject({
      action: "question.ask",
      subject: SUBJECT,
      reason: "Which street?",
    });

    expect(await answerQuestion(database, { token: "x".repeat(22), answer: "No" })).toBe(false);
    expect(await answerQuestion(database, { token, answer: "Linienstraße" })).toBe(true);
    expect(await answerQuestion(database, { token, answer: "Another one" })).toBe(false);
    expect(await findQuestion(database, token)).toMatchObject({ answer: "Linienstraße" });
    expect(await findOpenQuestion(database, SUBJECT)).toBeUndefined();

    expect(await ask("And which number?")).toBeDefined();
    const all = await database.asOwner((transaction) => readQuestions(transaction, SUBJECT));
    expect(all.map(({ answer }) => answer)).toEqual(["Linienstraße", null]);
  });

  it("shows members what they are asked, and nothing that others are", async () => {
    const [wren, other] = [await newUser(database), await newUser(database)];
    const question = { subject: "claim:1", userId: wren.sub, question: "Since when?" };
    const token = (await askSender(database, ADA, question))!;
    const readOwn = (user: typeof wren) =>
      database.asUser(user, (transaction) => readOwnQuestions(transaction, user));
    expect(await readOwn(wren)).toEqual([{ token, question: "Since when?" }]);
    expect(await readOwn(other)).toEqual([]);
    await answerQuestion(database, { token, answer: "Since 2019." });
    expect(await readOwn(wren)).toEqual([]);
  });
});
