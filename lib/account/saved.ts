import "server-only";

import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/account/saved.json";
import { SUPABASE_URL } from "@/lib/public-env";

export type SavedTexts = keyof typeof english;

/** What is left to do until a new e-mail address counts. Supabase sends a link to the present one, too, unless a project turns that off. */
export function emailPendingText(t: Translator<SavedTexts>, email: string) {
  return t(SUPABASE_URL ? "email-pending.both" : "email-pending.one", { email });
}

/** What a page says after a form without scripts has led there; with scripts a notice says it. */
const SAVED = [
  "name",
  "mails",
  "email",
  "email-pending",
  "password",
  "factor-on",
  "factor-off",
  "devices",
  "deletion",
  "kept",
] as const;

export type Saved = (typeof SAVED)[number];

/** Where a form leads after it was saved. */
export function savedHref(path: string, saved: Saved) {
  return `${path}?saved=${saved}`;
}

/** What the query of a page says was saved, in the language of the page. */
export function savedText(
  asked: string | string[] | undefined,
  language: Language = DEFAULT_LANGUAGE,
) {
  const saved = SAVED.find((known) => known === asked);
  if (!saved) return undefined;
  const t = textsIn<SavedTexts>(language, "account-saved");
  return saved === "email-pending" && SUPABASE_URL ? t("email-pending.here") : t(saved);
}
