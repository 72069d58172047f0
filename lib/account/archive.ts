import { strToU8, zipSync, type Zippable } from "fflate";

/** A photo as it is kept: compressed already. */
export type ArchivedPhoto = { name: string; bytes: Uint8Array };

/** A zip file with everything that is stored about an account, as JSON, and the photos (P14.60). */
export function zipAccount(data: object, photos: readonly ArchivedPhoto[]) {
  const files: Zippable = { "data.json": strToU8(`${JSON.stringify(data, undefined, 2)}\n`) };
  for (const { name, bytes } of photos) files[`photos/${name}`] = [bytes, { level: 0 }];
  return zipSync(files);
}
