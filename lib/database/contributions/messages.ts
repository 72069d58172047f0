import { and, eq } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { isRecent, takeTurns } from "@/lib/database/contributions/repeated";
import { messages } from "@/lib/database/schema/contributions";

type Message = { name: string; email: string; message: string; userId: string | null };

/** Keeps a message to the site for its moderators; one that is sent twice is added once. */
export async function addMessage(database: Database, message: Message) {
  await database.asOwner(async (transaction) => {
    await takeTurns(transaction, `message ${message.email}`);
    const isRepeated = and(
      isRecent(messages.createdAt),
      eq(messages.name, message.name),
      eq(messages.email, message.email),
      eq(messages.message, message.message),
    );
    if ((await transaction.$count(messages, isRepeated)) > 0) return;
    await transaction.insert(messages).values(message);
  });
}
