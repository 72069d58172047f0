import type { AuthServer } from "@/e2e/support/servers/auth-server";
import { withDatabase } from "@/e2e/support/servers/database-shell";
import { makeTrusted } from "@/tests/lib/database/support/make-trusted";
import { executeRows } from "@/lib/database/execute-rows";
import { sql } from "drizzle-orm";

/** What an account becomes trusted by, as if the desk had decided it; the slug of the member's page. */
export const trustAccount = (server: AuthServer, email: string, restaurantId: string) =>
  withDatabase(server, async (database) => {
    const [member] = await database.asOwner((transaction) =>
      executeRows<{ id: string; slug: string }>(
        transaction,
        sql`select u.id, m.slug from auth.users u join chard.members m on m.user_id = u.id where u.email = ${email}`,
      ),
    );
    if (!member) throw new Error(`There is no member ${email}`);
    await makeTrusted(database, member.id, restaurantId);
    return member.slug;
  });
