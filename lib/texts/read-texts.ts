import "server-only";

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { VFile } from "vfile";
import { matter } from "vfile-matter";
import type { z } from "zod";
import { DEFAULT_LANGUAGE, isPrefixedLanguage, type Language } from "@/lib/languages/languages";
import { nextTurn } from "@/lib/lists/in-slices";
import type { Picture } from "@/lib/picture";
import { FRONT_MATTER, type Collection, type FrontMatter } from "@/lib/texts/front-matter";
import { parseMarkdown } from "@/lib/texts/markdown";
import { readPicture } from "@/lib/texts/picture";
import type { TextBody } from "@/lib/texts/types";

const FOLDER = "data/texts";

/** A text of a collection: its front matter, its slug and language, which are the name of its file, and its body. */
export type TextFile<Name extends Collection> = FrontMatter<Name> & {
  slug: string;
  language: Language;
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

/** "eating-out.md" is in English, "eating-out.de.md" its German translation. */
function readName(path: string) {
  const [slug = "", language = DEFAULT_LANGUAGE, ...more] = basename(path, ".md").split(".");
  if (!SLUG.test(slug)) throw new TextError(`${path}: file name: use a-z, 0-9 and single hyphens`);
  if (more.length > 0 || (language !== DEFAULT_LANGUAGE && !isPrefixedLanguage(language)))
    throw new TextError(`${path}: file name: name one language of the site, as in ${slug}.de.md`);
  return { slug, language };
}

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
  const { slug, language } = readName(path);
  const file = new VFile(content);
  read(path, "front matter", () => matter(file, { strip: true }));
  const { data, error } = FRONT_MATTER[collection].safeParse(file.data.matter);
  if (error) throw new TextError(`${path}: ${describe(error)}`);
  const { picture, pictureAlt } = data;
  const image = read(path, "picture", () => readPicture(picture, pictureAlt));
  const body = parseMarkdown(String(file), language);
  if (body.words === 0) throw new TextError(`${path}: body: is empty`);
  return { ...(data as FrontMatter<Name>), slug, language, image, body };
}

/** Files are parsed once for each change of them: a build reads every collection for many pages. */
const parsed = new Map<string, { changed: number; text: unknown }>();

const pathOf = (collection: Collection, name: string) => `${FOLDER}/${collection}/${name}`;

const changeOf = (path: string) =>
  statSync(join(/* turbopackIgnore: true */ process.cwd(), path)).mtimeMs;

const isParsed = (path: string) => parsed.get(path)?.changed === changeOf(path);

function readText<Name extends Collection>(collection: Name, name: string) {
  const path = pathOf(collection, name);
  if (isParsed(path)) return parsed.get(path)!.text as TextFile<Name>;
  const changed = changeOf(path);
  const content = readFileSync(join(process.cwd(), path), "utf8");
  const text = parseText(collection, path, content);
  parsed.set(path, { changed, text });
  return text;
}

/** The files of a collection in English. */
const namesIn = (collection: Collection) =>
  readdirSync(join(process.cwd(), FOLDER, collection)).filter((name) => /^[^.]+\.md$/.test(name));

const inOrder = <Text extends { order: number }>(texts: Text[]) =>
  texts.toSorted((a, b) => a.order - b.order);

/** The texts of a collection in the order of its list. */
export function readTexts<Name extends Collection>(collection: Name): TextFile<Name>[] {
  return inOrder(namesIn(collection).map((name) => readText(collection, name)));
}

/** The same for a server: it answers other requests before each text that it has to parse. */
export async function readTextsInTurns<Name extends Collection>(
  collection: Name,
): Promise<TextFile<Name>[]> {
  const texts: TextFile<Name>[] = [];
  for (const name of namesIn(collection)) texts.push(await readInTurn(collection, name));
  return inOrder(texts);
}

async function readInTurn<Name extends Collection>(collection: Name, name: string) {
  if (!isParsed(pathOf(collection, name))) await nextTurn();
  return readText(collection, name);
}

/** The translation of a text into a language; where there is none, the text itself. */
export async function translationOf<Name extends Collection>(
  collection: Name,
  text: TextFile<Name>,
  language: Language,
): Promise<TextFile<Name>> {
  const name = `${text.slug}.${language}.md`;
  if (language === text.language) return text;
  if (!existsSync(join(process.cwd(), pathOf(collection, name)))) return text;
  return readInTurn(collection, name);
}
