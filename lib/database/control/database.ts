import { drizzle } from "drizzle-orm/node-postgres";
import type { Client } from "pg";
import { connectControl } from "@/lib/database/control/client";
import type { Database } from "@/lib/database/database";
import { identities } from "@/lib/database/connection/identities";
import { withSettings } from "@/lib/database/connection/with-settings";

/** The database that another process has open in a directory; undefined when no process has. */
export async function openControlled(directory: string): Promise<Database | undefined> {
  const client = await connectControl(directory);
  if (!client) return undefined;
  // Drizzle calls only those methods of a client that this one has.
  const database = drizzle(client as unknown as Client);
  return {
    mode: "embedded",
    ...identities(withSettings((work) => database.transaction(work))),
    close: async () => void client.end(),
  };
}
