import { readFileSync } from "node:fs";
import { join } from "node:path";

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
};

function readPublicFile(src: string) {
  return readFileSync(join(process.cwd(), "public", src));
}

/** A picture of `public/` as a data URL, the only kind that satori reads without a server. For the build alone. */
export function publicFileUrl(src: string) {
  const type = MEDIA_TYPES[src.split(".").at(-1) ?? ""];
  if (!type) throw new TypeError(`No media type for ${src}`);
  return `data:${type};base64,${readPublicFile(src).toString("base64")}`;
}

/** A data file of `public/`. For the build alone. */
export function readPublicJson<Content>(src: string): Content {
  return JSON.parse(readPublicFile(src).toString("utf8"));
}
