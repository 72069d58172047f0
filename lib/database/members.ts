import { eq } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/database/database";
import { SAMPLE_IDS } from "@/lib/database/samples";
import { members } from "@/lib/database/schema/members";
import { citySlug } from "@/lib/cities/slug";

const NAMELESS = "Chard member";
const LONGEST_NAME = 60;

async function isTaken(transaction: Transaction, slug: string) {
  if (SAMPLE_IDS.members.includes(slug)) return true;
  const rows = await transaction
    .select({ slug: members.slug })
    .from(members)
    .where(eq(members.slug, slug));
  return rows.length > 0;
}

async function freeSlug(transaction: Transaction, name: string) {
  const base = citySlug(name) || "member";
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!(await isTaken(transaction, slug))) return slug;
  }
}

/**
 * The public record of an account; made at the first call, from the name that was given at the sign-up. An e-mail address never
 * becomes public.
 */
export async function ensureMember(
  database: Database,
  { sub, fullName }: { sub: string; fullName?: string | undefined },
) {
  return database.asOwner(async (transaction) => {
    const find = () => transaction.select().from(members).where(eq(members.userId, sub));
    const [known] = await find();
    if (known) return known;
    const name = fullName?.trim().slice(0, LONGEST_NAME) || NAMELESS;
    await transaction
      .insert(members)
      .values({ userId: sub, name, slug: await freeSlug(transaction, name) })
      .onConflictDoNothing({ target: members.userId });
    const [added] = await find();
    if (!added) throw new Error("The member could not be added.");
    return added;
  });
}
