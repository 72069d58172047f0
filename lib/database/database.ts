import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** A Drizzle database over any driver. */
export type Drizzle = PgDatabase<PgQueryResultHKT>;

/** What statements run in: a transaction under one identity. */
export type Transaction = Omit<Drizzle, "transaction">;

/** Settings of Postgres that end with a transaction. */
export type Settings = Readonly<Record<string, string>>;

/** Runs work in a transaction, under settings: committed when it resolves, rolled back when it throws. */
export type RunTransaction = <T>(
  work: (transaction: Transaction) => Promise<T>,
  settings?: Settings,
) => Promise<T>;

/** Claims of an access token whose signature was verified; nothing else may be passed on. */
export type VerifiedClaims = { sub: string } & Record<string, unknown>;

/**
 * The database under its three identities. Whatever `work` does is committed when it resolves and rolled back when it
 * throws. PGlite has one session: never hash a password or open a second transaction inside one.
 */
export interface Database {
  readonly mode: "embedded" | "postgres";
  /** As any visitor: public facts only, no writes. */
  asAnonymous<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** As the person behind verified claims; Row Level Security decides. */
  asUser<T>(claims: VerifiedClaims, work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** As the owner of the tables, whom policies do not bind: background jobs, imports, migrations. */
  asOwner<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
