import { pgPolicy, pgSchema } from "drizzle-orm/pg-core";
import { anonRole, authenticatedRole } from "drizzle-orm/supabase";
import { sql } from "drizzle-orm";

/** Not the `public` schema: Supabase's Data API exposes that one, past the site's validation and rate limits. */
export const chard = pgSchema("chard");

/** Every role may read every row; only the owner writes. */
export function publicRead(table: string) {
  return pgPolicy(`${table}_public_read`, {
    for: "select",
    to: [anonRole, authenticatedRole],
    using: sql`true`,
  });
}

/** Only the owner, to whom policies do not apply, reads or writes. */
export function ownerOnly(table: string) {
  return pgPolicy(`${table}_owner_only`, { for: "all", to: "public", using: sql`false` });
}
