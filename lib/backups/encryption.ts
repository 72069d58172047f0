// AES-256-GCM with a key from a passphrase (scrypt). A file is: MAGIC, salt, nonce, ciphertext, tag.
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { BackupFault } from "@/lib/backups/backup-error";
import { explainFileError, FileFault } from "@/lib/database/file-fault";

const MAGIC = Buffer.from("chardenc1");
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = MAGIC.length + SALT_BYTES + NONCE_BYTES;
const CIPHER = "aes-256-gcm";

const keyOf = (passphrase: string, salt: Buffer) =>
  scryptSync(passphrase, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });

/** Encrypts a file into another one. */
export async function encryptFile(from: string, to: string, passphrase: string) {
  const salt = randomBytes(SALT_BYTES);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(passphrase, salt), nonce);
  async function* parts() {
    yield Buffer.concat([MAGIC, salt, nonce]);
    // pipe() alone leaves an error of its source to nobody.
    yield* createReadStream(from)
      .on("error", (error) => cipher.destroy(error))
      .pipe(cipher);
    yield cipher.getAuthTag();
  }
  await pipeline(Readable.from(parts()), createWriteStream(to, { mode: 0o600 }));
}

/** Whether a file is one of encryptFile's. */
export async function isEncrypted(file: string) {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.equals(MAGIC);
  } finally {
    await handle.close();
  }
}

/**
 * Decrypts a file into another one, which is whole and unchanged when this resolves.
 * @throws BackupFault with another passphrase, and for a file that was changed or cut short.
 */
export async function decryptFile(from: string, to: string, passphrase: string) {
  const handle = await open(from);
  let head: Buffer;
  let tag: Buffer;
  let size: number;
  try {
    ({ size } = await handle.stat());
    ({ buffer: head } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0));
    const at = Math.max(HEAD_BYTES, size - TAG_BYTES);
    ({ buffer: tag } = await handle.read(Buffer.alloc(TAG_BYTES), 0, TAG_BYTES, at));
  } finally {
    await handle.close();
  }
  const salt = head.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
  const nonce = head.subarray(MAGIC.length + SALT_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(passphrase, salt), nonce);
  decipher.setAuthTag(tag);
  const content =
    size > HEAD_BYTES + TAG_BYTES
      ? createReadStream(from, { start: HEAD_BYTES, end: size - TAG_BYTES - 1 })
      : Readable.from([]);
  // Opened first: a stream that is given up while it opens its file would leave one behind.
  const output = await open(to, "w", 0o600);
  try {
    await pipeline(content, decipher, output.createWriteStream());
  } catch (error) {
    const fault = explainFileError(error, "written", to);
    if (fault) throw new FileFault(fault);
    throw new BackupFault(
      "The backup cannot be decrypted: CHARD_BACKUP_KEY is another one, or the file is damaged.",
      { cause: error },
    );
  }
}
