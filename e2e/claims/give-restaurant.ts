import type { AuthServer } from "@/e2e/support/servers/auth-server";
import { runShell } from "@/e2e/support/servers/database-shell";

/** Makes an account the owner of a restaurant, as the desk does. */
export const giveRestaurant = (server: AuthServer, id: string, email: string) =>
  runShell(
    server,
    `insert into chard.claims (restaurant_id, user_id, evidence, status, decided_at)
     select '${id}', id, 'x', 'accepted', now() from auth.users where email = '${email}'`,
  );
