/** Where records are kept: nowhere (the samples of `data/`), in this process (PGlite), or on a Postgres server. */
export type DatabaseMode = "none" | "embedded" | "postgres";

export type DatabaseSettings = {
  CHARD_DATABASE?: DatabaseMode | undefined;
  DATABASE_URL?: string | undefined;
  NEXT_PUBLIC_SUPABASE_URL?: string | undefined;
  CHARD_EMBEDDED_AUTH?: "local" | "public" | undefined;
};

export type DatabaseChoice = { mode: DatabaseMode; reason: string };

/** Settings that contradict each other; the message is one sentence. */
export class DatabaseSettingsError extends Error {}

/**
 * Decides the mode and says why (P14.1).
 * @throws DatabaseSettingsError when settings contradict each other.
 */
export function chooseDatabase(settings: DatabaseSettings): DatabaseChoice {
  const { CHARD_DATABASE: wanted, DATABASE_URL: url, NEXT_PUBLIC_SUPABASE_URL: hosted } = settings;
  if (wanted === "postgres" && !url)
    throw new DatabaseSettingsError(
      "CHARD_DATABASE is postgres, but DATABASE_URL, which names the server, is not set.",
    );
  if (wanted === "embedded" && url)
    throw new DatabaseSettingsError(
      "CHARD_DATABASE is embedded, but DATABASE_URL names a Postgres server: unset one of the two.",
    );
  if (wanted === "embedded" && hosted)
    throw new DatabaseSettingsError(
      "CHARD_DATABASE is embedded, but accounts are hosted by Supabase, which an embedded database knows nothing of: set DATABASE_URL, or CHARD_DATABASE=none.",
    );
  if (wanted) return { mode: wanted, reason: `CHARD_DATABASE is ${wanted}` };
  if (url) return { mode: "postgres", reason: "DATABASE_URL is set" };
  if (hosted)
    return { mode: "none", reason: "accounts are hosted by Supabase and DATABASE_URL is not set" };
  if (!settings.CHARD_EMBEDDED_AUTH)
    return { mode: "none", reason: "the server was not started by npm start" };
  return { mode: "embedded", reason: "neither DATABASE_URL nor a Supabase project is set" };
}

/** The sentence that chooseDatabase would throw, if it would. */
export function findDatabaseFault(settings: DatabaseSettings) {
  try {
    chooseDatabase(settings);
    return undefined;
  } catch (error) {
    if (error instanceof DatabaseSettingsError) return error.message;
    throw error;
  }
}
