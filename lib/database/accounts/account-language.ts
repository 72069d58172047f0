import { eq } from "drizzle-orm";
import type { Database, VerifiedClaims } from "@/lib/database/database";
import { accountLanguages } from "@/lib/database/schema/members";

/** The language that an account has chosen, as paths have it; undefined before it chose one. */
export async function findAccountLanguage(database: Database, user: VerifiedClaims) {
  const [row] = await database.asUser(user, (transaction) =>
    transaction
      .select({ language: accountLanguages.language })
      .from(accountLanguages)
      .where(eq(accountLanguages.userId, user.sub)),
  );
  return row?.language;
}

/** Keeps the choice of an account; one that is not new is only kept where there was none. */
export async function saveAccountLanguage(
  database: Database,
  user: VerifiedClaims,
  { language, isNew }: { language: string; isNew: boolean },
) {
  await database.asUser(user, (transaction) => {
    const added = transaction.insert(accountLanguages).values({ userId: user.sub, language });
    return isNew
      ? added.onConflictDoUpdate({ target: accountLanguages.userId, set: { language } })
      : added.onConflictDoNothing();
  });
}
