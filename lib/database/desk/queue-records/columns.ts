import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

export const isNull = (column: PgColumn) => sql`${column} is null`;
export const isNotNull = (column: PgColumn) => sql`${column} is not null`;

/** Items by whether their sender has an account. */
export const bySender = (userId: PgColumn) => ({
  account: isNotNull(userId),
  visitor: isNull(userId),
});

export const arrayOfValues = (column: PgColumn) => sql`jsonb_path_query_array(${column}, '$.*')`;

/** The values of an object of texts, without its names; a subquery for each row would take three times as long. */
export const valuesOf = (column: PgColumn) =>
  sql`replace(${arrayOfValues(column)}::text, '\\"', '"')`;

/** The number of a row in a path, or one that no row has. */
export const toNumber = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : 0);
