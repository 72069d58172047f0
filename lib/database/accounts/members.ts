import { eq, ne } from "drizzle-orm";
import { citySlug } from "@/lib/cities/slug";
import type { Database, Transaction } from "@/lib/database/database";
import { freeSlug } from "@/lib/database/free-slug";
import { SAMPLE_MEMBER_IDS } from "@/lib/database/sample-members";
import { roles } from "@/lib/database/schema/desk";
import { members } from "@/lib/database/schema/members";
import { looksLike, publicName } from "@/lib/members/public-name";
import { SITE_NAME } from "@/lib/site";

const NAMELESS = `${SITE_NAME} member`;

/** The public name of an account that has no other yet. */
export function nameAtSignUp({ fullName }: { fullName?: string | undefined }) {
  return publicName(fullName) ?? NAMELESS;
}

/** Two accounts of one name may be opened at once. */
const MAX_ATTEMPTS = 5;

const SLUGS = { table: members, column: members.slug, reserved: SAMPLE_MEMBER_IDS };

/**
 * The public record of an account; made at the first call, from the name that was given at the sign-up, which may have come past the
 * site's form. An e-mail address never becomes public.
 */
export async function ensureMember(
  database: Database,
  user: { sub: string; fullName?: string | undefined },
) {
  return database.asOwner(async (transaction) => {
    const find = () => transaction.select().from(members).where(eq(members.userId, user.sub));
    const [known] = await find();
    if (known) return known;
    const wanted = nameAtSignUp(user);
    const name = (await looksLikeDesk(transaction, user.sub, wanted)) ? NAMELESS : wanted;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const slug = await freeSlug(transaction, citySlug(name) || "member", SLUGS);
      await transaction
        .insert(members)
        .values({ userId: user.sub, name, slug })
        .onConflictDoNothing();
      const [added] = await find();
      if (added) return added;
    }
    throw new Error("The member could not be added.");
  });
}

/** Whether a name looks like that of another account that works at the desk; `userId`: whose name it is to be, if known. */
export async function isNameOfDesk(database: Database, userId: string | undefined, name: string) {
  return database.asOwner((transaction) => looksLikeDesk(transaction, userId, name));
}

async function looksLikeDesk(transaction: Transaction, userId: string | undefined, name: string) {
  const others = await transaction
    .select({ name: members.name })
    .from(members)
    .innerJoin(roles, eq(roles.userId, members.userId))
    .where(userId === undefined ? undefined : ne(members.userId, userId));
  return others.some((other) => looksLike(name, other.name));
}
