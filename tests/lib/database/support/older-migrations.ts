import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MIGRATIONS } from "@/tests/lib/database/support/migrations";

type Journal = { entries: { tag: string }[] };

/** The names of the migrations up to and with one, in order. */
export async function migrationsThrough(last: string) {
  const file = join(MIGRATIONS, "meta/_journal.json");
  const { entries } = JSON.parse(await readFile(file, "utf8")) as Journal;
  return entries.map(({ tag }) => tag).slice(0, entries.findIndex(({ tag }) => tag === last) + 1);
}

/** A copy of the migrations that ends with one of them, as an earlier version has them. */
export async function olderMigrations(last: string) {
  const folder = await mkdtemp(join(tmpdir(), "chard-migrations-"));
  await cp(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8")) as Journal;
  const names = await migrationsThrough(last);
  const entries = journal.entries.filter(({ tag }) => names.includes(tag));
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  return folder;
}
