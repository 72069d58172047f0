// The file of settings that Docker Compose reads: a name and a value on each line.
import { closeSync, existsSync, openSync, rmSync } from "node:fs";
import { explainFileError } from "@/lib/database/file-fault";

export type Values = Record<string, string>;

/** A value that the file can hold in no way. */
export class UnquotableError extends Error {}

/** Within single quotes nothing has a meaning; a value with one in it stands in double quotes. */
export function quoted(value: string) {
  if (/^[\w./:@%+,-]*$/.test(value)) return value;
  if (!value.includes("'")) return `'${value}'`;
  if (!/["$\\]/.test(value)) return `"${value}"`;
  throw new UnquotableError(`A setting cannot have both ' and one of " $ \\.`);
}

/** Why a value cannot be in the file, as one sentence. */
export function findQuotingFault(value: string) {
  try {
    quoted(value);
    return undefined;
  } catch (error) {
    if (error instanceof UnquotableError) return error.message;
    throw error;
  }
}

type Line = { head: string; name: string; value: string; comment: string };

const LINE = /^(\s*(?:export\s+)?)([A-Za-z_][\w.-]*)\s*[=:](.*)$/;
/** Without quotation marks only a # behind a space begins a comment. */
const PLAIN = /^(.*?)(\s+#.*)?$/;
const SINGLE = /^\s*'([^']*)'(\s*#.*)?\s*$/;
const DOUBLE = /^\s*"((?:[^"\\]|\\.)*)"(\s*#.*)?\s*$/;

const unescaped = (text: string) =>
  text.replace(/\\([nr"$\\])/g, (_, letter: string) => ({ n: "\n", r: "\r" })[letter] ?? letter);

/** A setting as Compose reads it; undefined for comments and everything else. */
function readLine(line: string): Line | undefined {
  const [, head = "", name, rest = ""] = LINE.exec(line.trimEnd()) ?? [];
  if (!name) return undefined;
  const single = SINGLE.exec(rest);
  const double = DOUBLE.exec(rest);
  const [, value = "", comment = ""] = single ?? double ?? PLAIN.exec(rest) ?? [];
  const isPlain = !single && !double;
  return {
    head,
    name,
    value: double ? unescaped(value) : isPlain ? value.trim() : value,
    comment,
  };
}

/** The values of a file, as Compose reads it: of a name that stands twice, the last one. */
export function parseEnvFile(text: string): Values {
  return Object.fromEntries(
    text.split("\n").flatMap((line) => {
      const setting = readLine(line);
      return setting ? [[setting.name, setting.value]] : [];
    }),
  );
}

/** The lines with new values in place: what has not changed, other lines and comments stay as they are. */
export function formatEnvFile(before: string, values: Values) {
  const lines = before === "" ? [] : before.replace(/\n$/, "").split("\n");
  for (const [name, value] of Object.entries(values)) {
    const at = lines.findLastIndex((line) => readLine(line)?.name === name);
    const present = readLine(lines[at] ?? "");
    if (!present) lines.push(`${name}=${quoted(value)}`);
    else if (present.value !== value)
      lines[at] = `${present.head}${name}=${quoted(value)}${present.comment}`;
  }
  return `${lines.join("\n")}\n`;
}

/** Why a file could not be written, as one sentence, before anybody has answered a question. */
export function findWriteFault(file: string) {
  const isThere = existsSync(file);
  try {
    closeSync(openSync(file, "a+", 0o600));
    if (!isThere) rmSync(file);
    return undefined;
  } catch (error) {
    const fault = explainFileError(error, "written", file);
    if (fault) return fault;
    throw error;
  }
}
