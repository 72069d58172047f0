import "server-only";

import { getStores } from "@/lib/database/client";
import { hasDatabase } from "@/lib/database/has-database";
import { findOpenQuestion, findQuestion } from "@/lib/database/questions";

/** The question of a link; undefined for a token that nobody was given. */
export async function getQuestion(token: string) {
  if (!hasDatabase() || !/^[\w-]{22}$/.test(token)) return undefined;
  return findQuestion((await getStores()).database, token);
}

/** What the desk asks about a subject ("listing:…") and waits for. */
export async function getOpenQuestion(subject: string) {
  return findOpenQuestion((await getStores()).database, subject);
}
