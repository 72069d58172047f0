import { pgPolicy, pgSchema } from "drizzle-orm/pg-core";
import { anonRole, authenticatedRole } from "drizzle-orm/supabase";
import { sql } from "drizzle-orm";

/** Not the `public` schema: Supabase's Data API exposes that one, past the site's validation and rate limits. */
export const chard = pgSchema("chard");

/** Everybody may read every row; nobody but the owner writes. */
export function publicRead(table: string) {
  return pgPolicy(`${table}_public_read`, {
    for: "select",
    to: [anonRole, authenticatedRole],
    using: sql`true`,
  });
}

/** Nobody but the owner, whom policies do not bind, reads or writes. */
export function ownerOnly(table: string) {
  return pgPolicy(`${table}_owner_only`, { for: "all", to: "public", using: sql`false` });
}
