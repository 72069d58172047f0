import { randomInt } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "@/lib/database/database";

/** So many records of one name have numbers in their order: "noor", "noor-2", up to "noor-20". */
const LAST_IN_ORDER = 20;
/** After those, numbers are random: however many there are, one query finds a free one. */
const RANDOM_TRIES = 10;
const SMALLEST_RANDOM = 100_000;
const LARGEST_RANDOM = 999_999_999;

type Slugs = { table: PgTable; column: AnyPgColumn; reserved: readonly string[] };

/** A slug that no row has, from a name's: itself, with a number, or with a random number. */
export async function freeSlug(
  transaction: Transaction,
  base: string,
  { table, column, reserved }: Slugs,
) {
  const inOrder = Array.from({ length: LAST_IN_ORDER - 1 }, (_, index) => `${base}-${index + 2}`);
  const random = Array.from(
    { length: RANDOM_TRIES },
    () => `${base}-${randomInt(SMALLEST_RANDOM, LARGEST_RANDOM)}`,
  );
  const candidates = [base, ...inOrder, ...random];
  const rows = await transaction
    .select({ slug: column })
    .from(table)
    .where(inArray(column, candidates));
  const taken = new Set([...reserved, ...rows.map(({ slug }) => slug as string)]);
  const free = candidates.find((slug) => !taken.has(slug));
  if (!free) throw new Error(`No slug of ${base} is free.`);
  return free;
}
