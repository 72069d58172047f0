import { randomBytes } from "node:crypto";

/** A file that a visitor chose. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

export type Entry = [name: string, value: string | ChosenFile];

const withCrLf = (text: string) => text.replace(/\r\n|\r|\n/g, "\r\n");

/** As the HTML standard has it for names and names of files. */
const quoted = (text: string) =>
  `"${text.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22")}"`;

function multipart(entries: Entry[]) {
  const boundary = `----form-${randomBytes(12).toString("hex")}`;
  const parts = entries.flatMap(([name, value]) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name=${quoted(withCrLf(name))}`;
    return typeof value === "string"
      ? [Buffer.from(`${head}\r\n\r\n${withCrLf(value)}\r\n`)]
      : [
          Buffer.from(
            `${head}; filename=${quoted(value.name)}\r\nContent-Type: ${value.mimeType}\r\n\r\n`,
          ),
          value.buffer,
          Buffer.from("\r\n"),
        ];
  });
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** What stands for a file where only text can be sent. */
const asText = ([name, value]: Entry): [string, string] => [
  withCrLf(name),
  typeof value === "string" ? withCrLf(value) : value.name,
];

export const formQuery = (entries: Entry[]) => new URLSearchParams(entries.map(asText)).toString();

/** The body of a post in one of the two encodings that forms of the site have. */
export function formBody(entries: Entry[], encoding: string) {
  return encoding === "multipart/form-data"
    ? multipart(entries)
    : { type: "application/x-www-form-urlencoded", body: Buffer.from(formQuery(entries)) };
}
