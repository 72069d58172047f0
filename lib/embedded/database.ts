/** One statement inside a transaction: `$1` placeholders; dates go in as ISO strings, JSON as text (`$1::text::jsonb`). */
export type Query = <Row>(sql: string, parameters?: readonly Parameter[]) => Promise<Row[]>;

export type Parameter = string | number | boolean | null;

/**
 * All that the auth server asks of a database. Whatever `work` does is committed when it resolves and undone when it
 * throws. PGlite has one session: never hash a password, and never open a second transaction, inside one.
 */
export interface Database {
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
}
