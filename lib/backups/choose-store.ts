import { join, resolve } from "node:path";
import { BackupFault } from "@/lib/backups/backup-error";
import { folderStore } from "@/lib/backups/folder-store";
import { s3Store } from "@/lib/backups/s3-store";
import type { BackupStore } from "@/lib/backups/store";
import type { Environment } from "@/lib/env";

export type BackupSettings = Pick<
  Environment,
  | "CHARD_BACKUP_TO"
  | "AWS_ENDPOINT_URL"
  | "AWS_REGION"
  | "AWS_ACCESS_KEY_ID"
  | "AWS_SECRET_ACCESS_KEY"
>;

const AWS_REGION = "us-east-1";
const S3_URL = /^s3:\/\/([^/]+)\/?(.*?)\/*$/;

/** Where the settings want backups: a bucket, a folder, or "backups" in the data directory. */
export async function chooseBackupStore(
  settings: BackupSettings,
  dataDirectory: string,
): Promise<BackupStore> {
  const { CHARD_BACKUP_TO: to, AWS_REGION: region = AWS_REGION } = settings;
  const [, bucket, path] = S3_URL.exec(to ?? "") ?? [];
  if (!bucket) return folderStore(to ? resolve(to) : join(dataDirectory, "backups"));
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!accessKeyId || !secretAccessKey)
    throw new BackupFault(
      "CHARD_BACKUP_TO is a bucket: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.",
    );
  const endpoint = settings.AWS_ENDPOINT_URL ?? `https://s3.${region}.amazonaws.com`;
  const prefix = path ? `${path}/` : "";
  return s3Store({ bucket, prefix, endpoint, region, accessKeyId, secretAccessKey });
}
