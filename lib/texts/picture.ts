import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Picture } from "@/lib/picture";

const VIEW_BOX = /viewBox="0 0 (\d+) (\d+)"/;

/** A drawing of `public/` with its own size, read from the file. */
export function readPicture(src: string, alt: string): Picture {
  const [, width, height] =
    VIEW_BOX.exec(readFileSync(join(process.cwd(), "public", src), "utf8")) ?? [];
  if (!width || !height) throw new TypeError(`no viewBox in public${src}`);
  return { src, alt, width: Number(width), height: Number(height) };
}
