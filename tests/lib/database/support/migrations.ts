import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

export const MIGRATIONS = join(process.cwd(), "lib/database/migrations");

/** Names what is made once from the present migrations and kept for later runs. */
export async function migrationsHash() {
  const hash = createHash("sha256");
  for (const name of (await readdir(MIGRATIONS)).filter((file) => file.endsWith(".sql")).sort())
    hash.update(await readFile(join(MIGRATIONS, name)));
  return hash.digest("hex").slice(0, 16);
}
