"use server";

import { headers } from "next/headers";
import * as z from "zod/mini";
import { mayWrite } from "@/lib/clients/write-limits";
import { findAccountLanguage, saveAccountLanguage } from "@/lib/database/accounts/account-language";
import { getStores } from "@/lib/database/client";
import { hasDatabase } from "@/lib/database/has-database";
import { LANGUAGE_LIST, type Language } from "@/lib/languages/languages";
import { getCurrentUser } from "@/lib/supabase/current-user";

/** What was chosen on a device, and whether it was chosen since the device was in step with the account. */
const choiceSchema = z.object({
  language: z.optional(z.enum(LANGUAGE_LIST as [Language, ...Language[]])),
  isNew: z.boolean(),
});

/**
 * Keeps in the account what was chosen on a device (P2.19), and returns the account's language; undefined for signed-out visitors.
 * @throws when the choice is not of its form, or the database cannot be reached.
 */
export async function exchangeLanguage(sent: z.input<typeof choiceSchema>) {
  const { language, isNew } = choiceSchema.parse(sent);
  const user = hasDatabase() ? await getCurrentUser() : undefined;
  if (!user) return undefined;
  const { database } = await getStores();
  if (language && mayWrite("language", await headers(), user.sub))
    await saveAccountLanguage(database, user, { language, isNew });
  return findAccountLanguage(database, user);
}
