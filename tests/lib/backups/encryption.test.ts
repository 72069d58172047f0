/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decryptFile, encryptFile, isEncrypted } from "@/lib/backups/encryption";

const KEY = "a long enough passphrase";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chard-encryption-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const path = (name: string) => join(folder, name);

async function encrypted(content: Buffer) {
  writeFileSync(path("plain"), content);
  await encryptFile(path("plain"), path("secret"), KEY);
  return readFileSync(path("secret"));
}

test.each([0, 1, 200_000])("%d bytes come back, and are nowhere in the file", async (size) => {
  const content = Buffer.alloc(size, "chard leaves ");
  const secret = await encrypted(content);
  expect(secret.includes("chard leaves")).toBe(false);
  expect(await isEncrypted(path("secret"))).toBe(true);
  await decryptFile(path("secret"), path("back"), KEY);
  expect(readFileSync(path("back")).equals(content)).toBe(true);
});

test("a file that cannot be read is an error", async () => {
  await expect(encryptFile(path("missing"), path("secret"), KEY)).rejects.toThrow("ENOENT");
});

test("the same content is another file each time", async () => {
  const content = Buffer.from("the same");
  expect((await encrypted(content)).equals(await encrypted(content))).toBe(false);
});

test.each<[what: string, change: (bytes: Buffer) => Buffer, key: string]>([
  ["another passphrase", (bytes) => bytes, "another long passphrase"],
  ["a changed byte", (bytes) => (bytes.writeUInt8(bytes[50]! ^ 1, 50), bytes), KEY],
  ["a missing end", (bytes) => bytes.subarray(0, -1), KEY],
  ["a head alone", (bytes) => bytes.subarray(0, 20), KEY],
])("refuses %s", async (_, change, key) => {
  writeFileSync(path("secret"), change(await encrypted(Buffer.alloc(100, "x"))));
  await expect(decryptFile(path("secret"), path("back"), key)).rejects.toThrow(
    /CHARD_BACKUP_KEY is another one, or the file is damaged/,
  );
});

test("a file of another kind is not encrypted", async () => {
  writeFileSync(path("other"), "a");
  expect(await isEncrypted(path("other"))).toBe(false);
});
