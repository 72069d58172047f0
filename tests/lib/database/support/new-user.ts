import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";

/** Adds an account to the embedded accounts' table, as signing up would; returns its claims. */
export async function newUser(database: Database, fullName = "Noor Adeyemi") {
  const sub = randomUUID();
  const email = `${sub}@example.org`;
  await database.asOwner((transaction) =>
    transaction.execute(
      sql`insert into auth.users (id, email, password_hash, metadata, identity_id, confirmed_at, created_at, updated_at)
        values (${sub}, ${email}, '', '{}', ${randomUUID()}, now(), now(), now())`,
    ),
  );
  return { sub, email, fullName };
}
