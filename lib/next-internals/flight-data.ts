// The data of server components ("flight") as React 19.3 writes it and Next 16.4 puts it into pages: rows of an id and a value. A row ends with
// a line break, or states the length of its value in bytes.
import { Buffer } from "node:buffer";

/** The kinds of rows that state a length: texts (T) and binary values. */
const WITH_LENGTH = "TAOobUSsLlGgMmV";

const PUSHED =
  /(<script(?: id="[^"]*")?>self\.__next_f\.push\(\[1,)("(?:[^"\\]|\\.)*")(\]\)<\/script>)/g;

/** What Next escapes in a script, so that no text can end it. */
const UNSAFE_IN_SCRIPTS = /[&<>\u2028\u2029]/g;

type Change = (text: string) => string;

/** The data with every text in it changed. */
export function changeFlight(data: Buffer, change: Change) {
  const changed = (start: number, end: number) =>
    Buffer.from(change(data.toString("utf8", start, end)));
  const parts: Buffer[] = [];
  let at = 0;
  while (at < data.length) {
    const kind = data.indexOf(":", at) + 1;
    const letter = String.fromCharCode(data[kind] ?? 0);
    if (WITH_LENGTH.includes(letter)) {
      const start = data.indexOf(",", kind) + 1;
      const end = start + Number.parseInt(data.toString("latin1", kind + 1, start - 1), 16);
      const value = letter === "T" ? changed(start, end) : data.subarray(start, end);
      const head = data.toString("latin1", at, kind + 1);
      parts.push(Buffer.from(`${head}${value.length.toString(16)},`), value);
      at = end;
    } else {
      const lineBreak = data.indexOf("\n", at);
      const end = lineBreak < 0 ? data.length : lineBreak + 1;
      parts.push(changed(at, end));
      at = end;
    }
  }
  return Buffer.concat(parts);
}

function escapeForScript(json: string) {
  return json.replace(
    UNSAFE_IN_SCRIPTS,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/**
 * A page with the data of its server components changed: the first of the scripts that hold it has all of it afterwards, since a row may
 * begin in one and end in another.
 */
export function changeFlightOfPage(html: string, change: Change) {
  const texts = [...html.matchAll(PUSHED)].map(([, , json = '""']) => JSON.parse(json) as string);
  const data = changeFlight(Buffer.from(texts.join("")), change).toString();
  let isFirst = true;
  return html.replace(PUSHED, (_, start: string, _json: string, end: string) => {
    const text = isFirst ? data : "";
    isFirst = false;
    return start + escapeForScript(JSON.stringify(text)) + end;
  });
}
