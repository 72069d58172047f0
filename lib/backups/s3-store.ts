import { createWriteStream, openAsBlob } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { BackupFault } from "@/lib/backups/backup-error";
import type { BackupStore } from "@/lib/backups/store";

export type S3Settings = {
  bucket: string;
  /** "" or "a/folder/". */
  prefix: string;
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const TYPE = "application/octet-stream";
/** A part of a large file takes this long at most. */
const TIMEOUT_MS = 10 * 60_000;

/** Backups in a bucket of a store that speaks S3. Its client is loaded here, and so only where it is used. */
export async function s3Store(settings: S3Settings): Promise<BackupStore> {
  const { S3mini } = await import("s3mini");
  const { bucket, prefix, endpoint } = settings;
  const client = new S3mini({
    endpoint: `${endpoint.replace(/\/$/, "")}/${bucket}`,
    region: settings.region,
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    requestAbortTimeout: TIMEOUT_MS,
  });
  const location = `s3://${bucket}/${prefix}`;

  /** The client's own messages may hold a whole response. */
  async function ask<T>(what: string, work: () => Promise<T>) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof BackupFault) throw error;
      const { status, code, cause } = Object(error) as Record<"status" | "code", unknown> & {
        cause?: { code?: unknown };
      };
      const why = [status, code ?? cause?.code].filter(Boolean).join(" ") || "no response";
      throw new BackupFault(`${location} could not be ${what}: ${why}.`, { cause: error });
    }
  }

  return {
    location,
    list: () =>
      ask("listed", async () => {
        const found = await client.listObjects("/", prefix);
        return (found ?? []).map(({ Key }) => Key.slice(prefix.length));
      }),
    put: (name, file) =>
      ask("written to", async () => {
        await client.putAnyObject(prefix + name, await openAsBlob(file), TYPE);
      }),
    get: (name, file) =>
      ask("read", async () => {
        const response = await client.getObjectResponse(prefix + name);
        if (!response?.body) throw new BackupFault(`There is no backup ${location}${name}.`);
        await pipeline(
          Readable.fromWeb(response.body as ReadableStream),
          createWriteStream(file, { mode: 0o600 }),
        );
      }),
    remove: (name) =>
      ask("tidied", async () => {
        await client.deleteObject(prefix + name);
      }),
  };
}
