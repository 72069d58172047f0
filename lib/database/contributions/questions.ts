import { randomBytes } from "node:crypto";
import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { Database, Transaction, VerifiedClaims } from "@/lib/database/database";
import { writeAudit, type Actor } from "@/lib/database/desk/audit";
import { questions } from "@/lib/database/schema/questions";

export type Question = Pick<
  typeof questions.$inferSelect,
  "token" | "question" | "askedAt" | "answer" | "answeredAt"
>;

const COLUMNS = {
  token: questions.token,
  question: questions.question,
  askedAt: questions.askedAt,
  answer: questions.answer,
  answeredAt: questions.answeredAt,
};

/** What was asked and answered about a subject ("listing:…"), the oldest first. */
export async function readQuestions(transaction: Transaction, subject: string) {
  return transaction
    .select(COLUMNS)
    .from(questions)
    .where(eq(questions.subject, subject))
    .orderBy(asc(questions.askedAt));
}

const isOpen = isNull(questions.answeredAt);

/**
 * Keeps a question for the sender of an item. Returns the token of the page that answers, or undefined while an earlier question
 * about it waits for its answer.
 */
export async function askSender(
  database: Database,
  actor: Actor,
  { subject, userId, question }: { subject: string; userId: string | null; question: string },
) {
  return database.asOwner(async (transaction) => {
    if ((await transaction.$count(questions, and(eq(questions.subject, subject), isOpen))) > 0)
      return undefined;
    const token = randomBytes(16).toString("base64url");
    await transaction.insert(questions).values({ token, subject, userId, question });
    await writeAudit(transaction, { actor, action: "question.ask", subject, reason: question });
    return token;
  });
}

/** The question of a link. */
export async function findQuestion(database: Database, token: string) {
  return database.asOwner(async (transaction) => {
    const [found] = await transaction
      .select(COLUMNS)
      .from(questions)
      .where(eq(questions.token, token));
    return found;
  });
}

/** Keeps the answer to a question; returns whether it was still open. */
export async function answerQuestion(
  database: Database,
  { token, answer }: { token: string; answer: string },
  now = new Date(),
) {
  return database.asOwner(async (transaction) => {
    const updated = await transaction
      .update(questions)
      .set({ answer, answeredAt: now })
      .where(and(eq(questions.token, token), isOpen))
      .returning({ token: questions.token });
    return updated.length > 0;
  });
}

/** The open question about a subject, for those who may see its status. */
export async function findOpenQuestion(database: Database, subject: string) {
  return database.asOwner(async (transaction) => {
    const [found] = await transaction
      .select({ token: questions.token, question: questions.question })
      .from(questions)
      .where(and(eq(questions.subject, subject), isOpen));
    return found;
  });
}

/** What a member is asked and has not answered, the newest first. */
export async function readOwnQuestions(transaction: Transaction, { sub }: VerifiedClaims) {
  return transaction
    .select({ token: questions.token, question: questions.question })
    .from(questions)
    .where(and(eq(questions.userId, sub), isOpen))
    .orderBy(desc(questions.askedAt));
}
