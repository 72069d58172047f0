import { chooseDatabase, type DatabaseSettings } from "@/lib/database/mode";

type Settings = DatabaseSettings & { SUPABASE_SECRET_KEY?: string | undefined };

/**
 * Whether accounts that are to be deleted can be: those of a Supabase project require its secret key, others are in the site's own
 * database (P14.443).
 */
export function canDeleteAccounts(settings = process.env as Settings) {
  return !settings.NEXT_PUBLIC_SUPABASE_URL || Boolean(settings.SUPABASE_SECRET_KEY);
}

/** What the log says at the start where members are kept by a Supabase project whose secret key the server does not have. */
export function secretKeyWarning(settings = process.env as Settings) {
  if (canDeleteAccounts(settings) || chooseDatabase(settings).mode === "none") return undefined;
  return "SUPABASE_SECRET_KEY is not set: members cannot have their accounts deleted here, and no photos can be added.";
}
