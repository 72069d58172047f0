import "server-only";

import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { VFile } from "vfile";
import { matter } from "vfile-matter";
import type { z } from "zod";
import type { Picture } from "@/lib/picture";
import { FRONT_MATTER, type Collection, type FrontMatter } from "@/lib/texts/front-matter";
import { parseMarkdown } from "@/lib/texts/markdown";
import { readPicture } from "@/lib/texts/picture";
import type { TextBody } from "@/lib/texts/types";

const FOLDER = "data/texts";

/** A text of a collection: its front matter, its slug, which is the name of its file, and its body. */
export type TextFile<Name extends Collection> = FrontMatter<Name> & {
  slug: string;
  image: Picture;
  body: TextBody;
};

/** A file that cannot be published as it stands; the message names the file and each field that is at fault. */
export class TextError extends Error {}

function describe({ issues }: z.ZodError) {
  return issues
    .map(({ path, message }) => `${path.length > 0 ? path.join(".") : "front matter"}: ${message}`)
    .join("; ");
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}

/** Runs one step of reading a file; its error says which file and which part. */
function read<Result>(path: string, part: string, step: () => Result) {
  try {
    return step();
  } catch (error) {
    throw new TextError(`${path}: ${part}: ${messageOf(error)}`);
  }
}

/** Reads the content of one file of a collection. */
export function parseText<Name extends Collection>(
  collection: Name,
  path: string,
  content: string,
): TextFile<Name> {
  const slug = basename(path, ".md");
  if (!SLUG.test(slug)) throw new TextError(`${path}: file name: use a-z, 0-9 and single hyphens`);
  const file = new VFile(content);
  read(path, "front matter", () => matter(file, { strip: true }));
  const { data, error } = FRONT_MATTER[collection].safeParse(file.data.matter);
  if (error) throw new TextError(`${path}: ${describe(error)}`);
  const { picture, pictureAlt } = data;
  const image = read(path, "picture", () => readPicture(picture, pictureAlt));
  const body = parseMarkdown(String(file));
  if (body.words === 0) throw new TextError(`${path}: body: is empty`);
  return { ...(data as FrontMatter<Name>), slug, image, body };
}

/** Files are parsed once for each change of them: a build reads every collection for many pages. */
const parsed = new Map<string, { changed: number; text: unknown }>();

function readText<Name extends Collection>(collection: Name, name: string) {
  const path = `${FOLDER}/${collection}/${name}`;
  const file = join(process.cwd(), FOLDER, collection, name);
  const changed = statSync(file).mtimeMs;
  const known = parsed.get(path);
  if (known?.changed === changed) return known.text as TextFile<Name>;
  const text = parseText(collection, path, readFileSync(file, "utf8"));
  parsed.set(path, { changed, text });
  return text;
}

/** The texts of a collection in the order of its list. */
export function readTexts<Name extends Collection>(collection: Name): TextFile<Name>[] {
  const names = readdirSync(join(process.cwd(), FOLDER, collection)).filter((name) =>
    name.endsWith(".md"),
  );
  return names.map((name) => readText(collection, name)).toSorted((a, b) => a.order - b.order);
}
