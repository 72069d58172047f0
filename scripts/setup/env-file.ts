// The file of settings that Docker Compose reads: a name and a value on each line.

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

function unquoted(text: string) {
  const [, , inside] = /^(["'])(.*)\1$/.exec(text) ?? [];
  return inside ?? text;
}

/** The values of a file that formatEnvFile wrote, or that a person did in the same way. */
export function parseEnvFile(text: string): Values {
  return Object.fromEntries(
    text.split(/\r?\n/).flatMap((line) => {
      const [, name, value] = /^\s*(\w+)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
      return name ? [[name, unquoted(value ?? "")]] : [];
    }),
  );
}

/** The lines with new values in place: other lines and comments stay as they are. */
export function formatEnvFile(before: string, values: Values) {
  const lines = before === "" ? [] : before.replace(/\n$/, "").split("\n");
  for (const [name, value] of Object.entries(values)) {
    const line = `${name}=${quoted(value)}`;
    const at = lines.findIndex((each) => new RegExp(`^\\s*${name}\\s*=`).test(each));
    if (at < 0) lines.push(line);
    else lines[at] = line;
  }
  return `${lines.join("\n")}\n`;
}
