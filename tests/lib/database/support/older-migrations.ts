import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MIGRATIONS } from "@/tests/lib/database/support/migrations";

type Journal = { entries: { tag: string }[] };

/** A copy of the migrations that ends with one of them, as an earlier version has them. */
export async function olderMigrations(last: string) {
  const folder = await mkdtemp(join(tmpdir(), "chard-migrations-"));
  await cp(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8")) as Journal;
  const end = journal.entries.findIndex(({ tag }) => tag === last) + 1;
  const entries = journal.entries.slice(0, end);
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  return folder;
}
