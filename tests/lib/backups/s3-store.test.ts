/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chooseBackupStore } from "@/lib/backups/choose-store";
import { bucketServer, KEY } from "@/tests/lib/backups/bucket-server";

const NAME = "chard-2026-11-26T02-15-00Z.tar";
/** More than one part of an upload, each of which has 8 MiB. */
const LARGE = 9_000_000;

let folder: string;
let server: Awaited<ReturnType<typeof bucketServer>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "chard-s3-"));
  server = await bucketServer();
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const file = (name: string) => join(folder, name);
const storeWith = (settings: object = {}) =>
  chooseBackupStore(
    {
      CHARD_BACKUP_TO: "s3://chard/site/",
      AWS_ENDPOINT_URL: server.endpoint,
      AWS_REGION: undefined,
      AWS_ACCESS_KEY_ID: KEY,
      AWS_SECRET_ACCESS_KEY: "secret",
      ...settings,
    },
    folder,
  );

test.each([3, LARGE])("a file of %d bytes is there, comes back, and goes", async (size) => {
  const content = Buffer.alloc(size, "chard leaves ");
  writeFileSync(file("backup"), content);
  const store = await storeWith();
  expect(await store.list()).toEqual([]);
  await store.put(NAME, file("backup"));
  expect([...server.objects.keys()]).toEqual([`/chard/site/${NAME}`]);
  expect(await store.list()).toEqual([NAME]);
  await store.get(NAME, file("back"));
  expect(readFileSync(file("back")).equals(content)).toBe(true);
  await store.remove(NAME);
  expect(await store.list()).toEqual([]);
});

test.each([
  [
    "with a wrong key",
    { AWS_ACCESS_KEY_ID: "other" },
    /^s3:\/\/chard\/site\/ could not be listed: 403/,
  ],
  ["that does not respond", { AWS_ENDPOINT_URL: "http://127.0.0.1:1" }, /could not be listed: /],
])("says of a store %s what failed, in one sentence", async (_, settings, sentence) => {
  const store = await storeWith(settings);
  const failure = (await store.list().catch((error: Error) => error)) as Error;
  expect(failure.message).toMatch(sentence);
  expect(failure.message).not.toMatch(/<|secret/);
});

test("says that a backup is not there", async () => {
  const store = await storeWith();
  await expect(store.get(NAME, file("back"))).rejects.toThrow(
    `There is no backup s3://chard/site/${NAME}.`,
  );
});

test("without a bucket backups are in a folder, that of the data directory unless another is named", async () => {
  const own = await storeWith({ CHARD_BACKUP_TO: undefined });
  expect(own.location).toBe(join(folder, "backups"));
  expect((await storeWith({ CHARD_BACKUP_TO: file("else") })).location).toBe(file("else"));
});
