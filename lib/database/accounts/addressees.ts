import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { accountLanguages } from "@/lib/database/schema/members";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { returnLanguage } from "@/lib/languages/return-language";

/** Whom a mail goes to, and the language of the account (P2.20): English where it has chosen none that the site offers. */
export const addressee = <Row extends { email: string; language: string | null }>(row: Row) => ({
  ...row,
  language: returnLanguage(row.language),
});

/** An account as mails address it; undefined where it was deleted. */
export async function findAddressee(database: Database, userId: string) {
  const [row] = await database.asOwner((transaction) =>
    executeRows<{ email: string | null; language: string | null }>(
      transaction,
      sql`select u.email, l.language from auth.users u
        left join ${accountLanguages} l on l.user_id = u.id where u.id = ${userId}`,
    ),
  );
  const { email, language = null } = row ?? {};
  return email ? addressee({ email, language }) : undefined;
}

/** The language of mails to whoever wrote an address: that of the account, where there is one. Never throws. */
export async function findMailLanguage(database: Database, userId: string | null) {
  try {
    const account = userId ? await findAddressee(database, userId) : undefined;
    return account?.language ?? DEFAULT_LANGUAGE;
  } catch (error) {
    console.error(error);
    return DEFAULT_LANGUAGE;
  }
}
