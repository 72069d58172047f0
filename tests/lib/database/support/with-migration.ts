import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MIGRATIONS } from "@/tests/lib/database/support/migrations";

/** A copy of the migrations with one more. */
export async function withMigration(folder: string, statements: string) {
  await cp(MIGRATIONS, folder, { recursive: true });
  const journalFile = join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(journalFile, "utf8")) as { entries: object[] };
  const entry = {
    idx: 99,
    version: "7",
    when: 4_000_000_000_000,
    tag: "0099_next",
    breakpoints: true,
  };
  await writeFile(
    journalFile,
    JSON.stringify({ ...journal, entries: [...journal.entries, entry] }),
  );
  await writeFile(join(folder, "0099_next.sql"), statements);
}
