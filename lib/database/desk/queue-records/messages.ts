import { eq, sql } from "drizzle-orm";
import { bySender, toNumber } from "@/lib/database/desk/queue-records/columns";
import type { SourceOf } from "@/lib/database/desk/queue-records/queue-source";
import { reopen } from "@/lib/database/desk/queue-records/reopen";
import { messages } from "@/lib/database/schema/contributions";

type Contents = { message: typeof messages.$inferSelect };

export const MESSAGES: SourceOf<"messages", Contents> = {
  table: messages,
  id: messages.id,
  at: messages.createdAt,
  isWaiting: eq(messages.status, "open"),
  title: sql`${messages.name}`,
  detail: sql`left(${messages.message}, 80)`,
  senderId: messages.userId,
  texts: [sql`${messages.message}`, sql`${messages.email}`],
  kinds: bySender(messages.userId),
  async read(transaction, id) {
    const isIt = eq(messages.id, toNumber(id));
    const [message] = await transaction.select().from(messages).where(isIt);
    if (!message) return undefined;
    return {
      contents: { queue: "messages", message },
      userId: message.userId,
      at: message.createdAt,
      isWaiting: message.status === "open",
    };
  },
  reversals: {
    answer: reopen(messages, messages.id, { from: "answered", to: "open" }),
    close: reopen(messages, messages.id, { from: "closed", to: "open" }),
  },
};
