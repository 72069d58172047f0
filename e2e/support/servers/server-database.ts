import { basename } from "node:path";
import pg from "pg";

/** The Postgres server that `npm run e2e:postgres` starts; without one each server has an embedded database. */
const POSTGRES_URL = process.env.E2E_POSTGRES_URL;

const databaseName = (dataDirectory: string) =>
  basename(dataDirectory).toLowerCase().replace(/\W/g, "_");

/** The variables with which a server, and a command beside it, reaches the database that belongs to a data directory. */
export function databaseVariables(dataDirectory: string): Record<string, string> {
  const directory = { CHARD_DATA_DIR: dataDirectory };
  if (!POSTGRES_URL) return directory;
  const url = new URL(POSTGRES_URL);
  url.pathname = `/${databaseName(dataDirectory)}`;
  return { ...directory, DATABASE_URL: url.href };
}

/** Makes the database of a data directory on the Postgres server, if there is one and it has none yet. */
export async function ensureDatabase(dataDirectory: string) {
  if (!POSTGRES_URL) return;
  const client = new pg.Client(POSTGRES_URL);
  await client.connect();
  const name = databaseName(dataDirectory);
  const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
  if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
}
