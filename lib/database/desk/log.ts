import { eq, inArray, sql } from "drizzle-orm";
import { BOTH_NAMES } from "@/lib/database/both-names";
import type { Database, Transaction } from "@/lib/database/database";
import { listAudit, type AuditEntry } from "@/lib/database/desk/audit";
import { sourceOf } from "@/lib/database/desk/queue-records/queue-sources";
import { shownTitle } from "@/lib/database/desk/queues/queues";
import { cities } from "@/lib/database/schema/cities";
import { members } from "@/lib/database/schema/members";
import { restaurants } from "@/lib/database/schema/restaurants";
import { NAMELESS } from "@/lib/desk/accounts/account-texts";
import type { LogSubject } from "@/lib/desk/log/entry-text";
import { queueOfSubject, type Queue } from "@/lib/desk/queues";
import { deskHref } from "@/lib/routes";

type Named = { id: string; name: string };

type Reader = (transaction: Transaction, ids: string[]) => Promise<Named[]>;

/** The titles of items of a queue, decided or not. */
function itemsOf(queue: Queue): Reader {
  const { table, id, title, restaurantId } = sourceOf(queue);
  const named = { id: sql<string>`${id}::text`, name: sql<string>`${title}` };
  return async (transaction, ids) => {
    const from = transaction.select(named).from(table).$dynamic();
    const joined = restaurantId
      ? from.innerJoin(restaurants, eq(restaurants.id, restaurantId))
      : from;
    const rows = (await joined.where(inArray(sql`${id}::text`, ids))) as Named[];
    return rows.map((row) => ({ ...row, name: shownTitle(queue, row.name) }));
  };
}

const readVenues: Reader = (transaction, ids) =>
  transaction
    .select({ id: restaurants.id, name: BOTH_NAMES })
    .from(restaurants)
    .where(inArray(restaurants.id, ids));

const readCities: Reader = (transaction, ids) =>
  transaction
    .select({ id: cities.id, name: cities.name })
    .from(cities)
    .where(inArray(cities.id, ids));

/** Accounts have a page at the desk before they have a public name. */
const readAccounts: Reader = async (transaction, ids) => {
  const named = await transaction
    .select({ id: sql<string>`${members.userId}::text`, name: members.name })
    .from(members)
    .where(inArray(sql`${members.userId}::text`, ids));
  return ids.map((id) => named.find((member) => member.id === id) ?? { id, name: NAMELESS });
};

/** What the desk has beside its queues, by the prefix of a subject: its folder, and who reads the names. */
const OTHERS: Readonly<Record<string, { folder: string; read: Reader }>> = {
  restaurant: { folder: "venues", read: readVenues },
  venue: { folder: "venues", read: readVenues },
  city: { folder: "cities", read: readCities },
  account: { folder: "accounts", read: readAccounts },
};

function subjectsOf(kind: string) {
  const queue = queueOfSubject(kind);
  return queue ? { folder: queue, read: itemsOf(queue) } : OTHERS[kind];
}

/** The name of a restaurant that was merged into another, which the entry has. */
function mergedName({ before }: AuditEntry) {
  const { restaurant } = Object(before) as { restaurant?: { name?: unknown } };
  return typeof restaurant?.name === "string" ? restaurant.name : undefined;
}

/** What entries of the log are about, by subject; none for what is there no more, and for what has no name. */
async function readSubjects(transaction: Transaction, entries: readonly AuditEntry[]) {
  const found = new Map<string, LogSubject>();
  const idsByKind = new Map<string, Set<string>>();
  for (const entry of entries) {
    const [kind = "", id = ""] = entry.subject.split(/:(.*)/s);
    idsByKind.set(kind, (idsByKind.get(kind) ?? new Set()).add(id));
    const name = mergedName(entry);
    if (name) found.set(entry.subject, { name, href: undefined });
  }
  for (const [kind, ids] of idsByKind) {
    const source = subjectsOf(kind);
    const rows = (await source?.read(transaction, [...ids])) ?? [];
    for (const { id, name } of rows)
      found.set(`${kind}:${id}`, { name, href: deskHref(source?.folder, id) });
  }
  return found;
}

/** One page of the log, newest first, with what each entry is about, and how many entries there are. */
export async function listLog(database: Database, offset: number, limit: number) {
  const { entries, total } = await listAudit(database, offset, limit);
  const subjects = await database.asOwner((transaction) => readSubjects(transaction, entries));
  return {
    entries: entries.map((entry) => ({ ...entry, about: subjects.get(entry.subject) })),
    total,
  };
}
