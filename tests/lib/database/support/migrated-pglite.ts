import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { access, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { embeddedDatabase } from "@/lib/database/connection/embedded";
import { keptPGlite } from "@/tests/lib/database/support/kept-pglite";
import { hashOf, MIGRATIONS, migrationsHash } from "@/tests/lib/database/support/migrations";

/** One copy for each version of PGlite and of what is in it; it stays for later runs. */
async function copyPath(content: string) {
  const pglite = await readFile(createRequire(__filename).resolve("@electric-sql/pglite"));
  return join(tmpdir(), `chard-test-database-${hashOf(pglite)}-${content}.tar`);
}

type Fill = (pglite: PGlite) => Promise<unknown>;

async function writeCopy(path: string, fill: Fill | undefined) {
  const pglite = await (fill ? emptyPGlite() : PGlite.create());
  await fill?.(pglite);
  const copy = Buffer.from(await (await pglite.dumpDataDir("none")).arrayBuffer());
  await pglite.close();
  // Test files run in parallel: the later one replaces a whole file by a whole one.
  const own = `${path}.${randomUUID()}`;
  await writeFile(own, copy, { mode: 0o600 });
  await rename(own, path);
}

/** The path of a copy, which is made where there is none yet. */
async function copyOf(content: string, fill?: Fill) {
  const path = await copyPath(content);
  await access(path).catch(() => writeCopy(path, fill));
  return path;
}

async function load(path: string) {
  const copy = await readFile(path);
  // What PGlite asks of a Blob: one of its own would copy everything, twice.
  const blob = { type: "application/x-tar", arrayBuffer: async () => copy.buffer };
  return PGlite.create({ loadDataDir: blob as unknown as Blob });
}

const emptyCopy = () => copyOf("empty");

const migrate: Fill = (pglite) => embeddedDatabase(pglite, MIGRATIONS);

const migratedCopy = async () => copyOf(await migrationsHash(), migrate);

/** A PGlite in memory as it comes. It is loaded from a copy, which takes a quarter of the time that making one takes. */
export const emptyPGlite = async () => load(await emptyCopy());

/** A PGlite in memory with the present schema and no rows. */
export const migratedPGlite = () => keptPGlite(async () => load(await migratedCopy()));

/** The same, in which SQL had made something before the schema was. */
export async function preparedPGlite(preparation: string) {
  const content = `${await migrationsHash()}-${hashOf(preparation)}`;
  const fill: Fill = async (pglite) => {
    await pglite.exec(preparation);
    await migrate(pglite);
  };
  return load(await copyOf(content, fill));
}

async function unpack(path: string, files: string) {
  await mkdir(files, { recursive: true });
  await promisify(execFile)("tar", ["-x", "-f", path, "-C", files]);
}

/** Makes `files` those of an embedded database as it comes. */
export const unpackEmpty = async (files: string) => unpack(await emptyCopy(), files);

/** Makes `files` those of an embedded database with the present schema and no rows. */
export const unpackMigrated = async (files: string) => unpack(await migratedCopy(), files);
