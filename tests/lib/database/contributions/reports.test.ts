/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { eq, sql } from "drizzle-orm";
import type { Database, VerifiedClaims } from "@/lib/database/database";
import { addReport, findReportable } from "@/lib/database/contributions/reports";
import { seedSamples } from "@/lib/database/samples";
import { reports } from "@/lib/database/schema/contributions";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

const REPORT = { reason: "Advertising or spam", details: "" };

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  let user: VerifiedClaims;

  const reasonsFor = (subject: string) =>
    database.asOwner(async (transaction) => {
      const rows = await transaction.select().from(reports).where(eq(reports.subject, subject));
      return rows.map(({ reason }) => reason).sort();
    });

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
    user = await newUser(database);
  });
  afterAll(() => database.close());

  it("finds what is published, and nothing else", async () => {
    expect(await findReportable(database, "review:1")).toMatchObject({
      kind: "review",
      restaurantId: expect.any(String),
    });
    await database.asOwner((transaction) =>
      transaction.execute(sql`update chard.reviews set status = 'removed' where id = '1'`),
    );
    for (const subject of ["review:1", "review:none", "photo:1", "post:x", "member:1", ""])
      expect(await findReportable(database, subject)).toBeUndefined();
  });

  it("keeps every report of signed-out visitors", async () => {
    const report = { ...REPORT, subject: "review:2", userId: null };
    await addReport(database, report);
    await addReport(database, { ...report, reason: "Something else" });
    expect(await reasonsFor("review:2")).toEqual(["Advertising or spam", "Something else"]);
  });

  it("keeps an account's latest report, and those that were decided", async () => {
    const report = { ...REPORT, subject: "review:3", userId: user.sub };
    await addReport(database, report);
    await addReport(database, { ...report, reason: "Against the law" });
    expect(await reasonsFor("review:3")).toEqual(["Against the law"]);
    await database.asOwner((transaction) =>
      transaction.update(reports).set({ status: "dismissed" }),
    );
    await addReport(database, report);
    expect(await reasonsFor("review:3")).toEqual(["Advertising or spam", "Against the law"]);
  });
});
