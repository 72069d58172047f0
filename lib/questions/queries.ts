import "server-only";

import { getStores } from "@/lib/database/client";
import { hasDatabase } from "@/lib/database/has-database";
import { findOpenQuestion, findQuestion } from "@/lib/database/contributions/questions";

/** The question of a link; undefined for an unknown token. */
export async function getQuestion(token: string) {
  if (!hasDatabase() || !/^[\w-]{22}$/.test(token)) return undefined;
  return findQuestion((await getStores()).database, token);
}

/** The open question of the desk about a subject ("listing:…"). */
export async function getOpenQuestion(subject: string) {
  return findOpenQuestion((await getStores()).database, subject);
}
