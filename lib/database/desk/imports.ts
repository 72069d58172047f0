import { and, asc, desc, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { writeAudit, type Actor } from "@/lib/database/desk/audit";
import { deskLocks } from "@/lib/database/schema/desk";
import { changeLog, imports, osmElements, osmTakeovers } from "@/lib/database/schema/imports";
import { restaurants } from "@/lib/database/schema/restaurants";

const SHOWN_RUNS = 20;
const SHOWN_MISSING = 100;
const NAMES = {
  name: restaurants.name,
  latinName: restaurants.latinName,
  countryCode: restaurants.countryCode,
};
const LOCK = "import:desk";
/** An import that the server did not survive holds the lock for so long. */
const LONGEST_MS = 60 * 60 * 1000;

/** The last imports, refused ones as well; the newest first. */
export async function listImports(database: Database) {
  return database.asOwner((transaction) =>
    transaction.select().from(imports).orderBy(desc(imports.id)).limit(SHOWN_RUNS),
  );
}

/** What the last import that was applied changed, fact by fact: its entries of the change log have its instant. */
export async function listLastChanges(database: Database, offset: number, limit: number) {
  return database.asOwner(async (transaction) => {
    const [last] = await transaction
      .select({ id: imports.id })
      .from(imports)
      .where(sql`not ${imports.counts} ? 'refused'`)
      .orderBy(desc(imports.id))
      .limit(1);
    if (!last) return { changes: [], total: 0 };
    const isOfRun = sql`${changeLog.at} = (select finished_at from ${imports} i where i.id = ${last.id})`;
    const changes = await transaction
      .select({
        id: changeLog.id,
        restaurantId: changeLog.restaurantId,
        ...NAMES,
        field: changeLog.field,
        before: changeLog.before,
        after: changeLog.after,
      })
      .from(changeLog)
      .leftJoin(restaurants, eq(restaurants.id, changeLog.restaurantId))
      .where(isOfRun)
      .orderBy(asc(changeLog.restaurantId), asc(changeLog.id))
      .limit(limit)
      .offset(offset);
    return { changes, total: await transaction.$count(changeLog, isOfRun) };
  });
}

/** Restaurants that imports miss, and in how many in a row. */
export async function listMissing(database: Database) {
  const { id, city, closure } = restaurants;
  return database.asOwner((transaction) =>
    transaction
      .select({ id, ...NAMES, city, times: sql<number>`max(${osmElements.missing})::int` })
      .from(restaurants)
      .innerJoin(osmElements, eq(osmElements.restaurantId, id))
      .where(and(isNotNull(closure), eq(closure, "missing")))
      .groupBy(id)
      .orderBy(desc(sql`max(${osmElements.missing})`), asc(id))
      .limit(SHOWN_MISSING),
  );
}

/** The elements that may have become another business, and are not decided; side by side what they said and say. */
export async function listTakeovers(database: Database) {
  const { ref, restaurantId, before, after } = osmTakeovers;
  return database.asOwner((transaction) =>
    transaction
      .select({ ref, restaurantId, ...NAMES, city: restaurants.city, before, after })
      .from(osmTakeovers)
      .innerJoin(restaurants, eq(restaurants.id, restaurantId))
      .where(isNull(osmTakeovers.decision))
      .orderBy(asc(ref))
      .limit(SHOWN_MISSING),
  );
}

/** Says what an element is; the next import carries it out. Returns false where it is decided already or no longer asked. */
export async function decideTakeover(
  database: Database,
  actor: Actor,
  ref: string,
  decision: "same" | "other",
) {
  return database.asOwner(async (transaction) => {
    const [decided] = await transaction
      .update(osmTakeovers)
      .set({ decision })
      .where(and(eq(osmTakeovers.ref, ref), isNull(osmTakeovers.decision)))
      .returning();
    if (!decided) return false;
    const { restaurantId, before, after } = decided;
    await writeAudit(transaction, {
      actor,
      action: `import.${decision}`,
      subject: `venue:${restaurantId}`,
      before,
      after,
    });
    return true;
  });
}

/** Restaurants of which nobody knows how vegan they are, since their diet tags contradict each other. */
export async function listContradictions(database: Database) {
  const { id, city, osm, veganLevel, closure, sample } = restaurants;
  return database.asOwner((transaction) =>
    transaction
      .select({ id, ...NAMES, city, tags: osmElements.tags })
      .from(restaurants)
      .innerJoin(osmElements, eq(osmElements.ref, osm))
      .where(and(isNull(veganLevel), eq(sample, false), isNull(closure)))
      .orderBy(asc(id))
      .limit(SHOWN_MISSING),
  );
}

/** Takes the one place for imports of the desk, on whichever server; returns false while it is taken. */
export async function lockImport(database: Database, actor: Actor, scope: string, now: Date) {
  const holder = actor.id;
  if (holder === null) return false;
  return database.asOwner(async (transaction) => {
    const expiresAt = new Date(now.getTime() + LONGEST_MS);
    const taken = await transaction
      .insert(deskLocks)
      .values({ subject: LOCK, holder, expiresAt })
      .onConflictDoUpdate({
        target: deskLocks.subject,
        set: { holder, expiresAt },
        setWhere: lt(deskLocks.expiresAt, now),
      })
      .returning({ subject: deskLocks.subject });
    if (taken.length === 0) return false;
    const after = { scope };
    await writeAudit(transaction, { actor, action: "import.start", subject: LOCK, after });
    return true;
  });
}

export async function unlockImport(database: Database) {
  await database.asOwner((transaction) =>
    transaction.delete(deskLocks).where(eq(deskLocks.subject, LOCK)),
  );
}

/** Whether an import of the desk is under way on some server. */
export async function isImporting(database: Database, now: Date) {
  return database.asOwner(async (transaction) => {
    const isHeld = and(eq(deskLocks.subject, LOCK), gt(deskLocks.expiresAt, now));
    return (await transaction.$count(deskLocks, isHeld)) > 0;
  });
}
