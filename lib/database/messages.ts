import type { Database } from "@/lib/database/database";
import { messages } from "@/lib/database/schema/contributions";

type Message = { name: string; email: string; message: string; userId: string | null };

/** Keeps a message to the site for its moderators. */
export async function addMessage(database: Database, message: Message) {
  await database.asOwner((transaction) => transaction.insert(messages).values(message));
}
