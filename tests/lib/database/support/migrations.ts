import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

export const MIGRATIONS = join(process.cwd(), "lib/database/migrations");

/** Short enough for the name of a file or a database. */
export const hashOf = (...texts: (string | Buffer)[]) => {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  return hash.digest("hex").slice(0, 16);
};

/** Names what is made once from the present migrations and kept for later runs. */
export async function migrationsHash() {
  const names = (await readdir(MIGRATIONS)).filter((file) => file.endsWith(".sql")).sort();
  return hashOf(...(await Promise.all(names.map((name) => readFile(join(MIGRATIONS, name))))));
}
