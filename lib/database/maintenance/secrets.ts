import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { secrets } from "@/lib/database/schema/system";

/** 32 random bytes under a name: the same on every server of this database, made when first needed. */
export async function readSecret(database: Database, name: string) {
  return database.asOwner(async (transaction) => {
    const fresh = randomBytes(32).toString("base64url");
    await transaction.insert(secrets).values({ name, value: fresh }).onConflictDoNothing();
    const [row] = await transaction.select().from(secrets).where(eq(secrets.name, name));
    return Buffer.from(row?.value ?? fresh, "base64url");
  });
}
