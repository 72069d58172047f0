/** One pattern of several, so that a file is read once: 30 ms for ten megabytes. */
function anyOf(patterns: RegExp[], flags?: string) {
  return new RegExp(patterns.map(({ source }) => source).join("|"), flags);
}

// What other kinds of files are recognized by. A photo's bytes look random, up to ten megabytes of them, so each pattern is too long to
// occur there by chance: where signatures have four bytes or fewer, the fields that follow them are part of it.

/** Web pages, scripts, SVG and PHP, in any case. */
const MARKUP = anyOf(
  [
    /<!doctype\s+(?:html|svg)/,
    /<(?:html|body|iframe|script)[\s/>]/,
    /<svg(?:\s*>\s*<|[\s/]+[\w:-]+\s*=)/,
    /<\?php\s/,
  ],
  "i",
);

/** PDF; entries and directories of ZIP; RAR; 7z; programs for Linux, and for Windows on x86, x64 and ARM64. */
const FILES = anyOf([
  /%PDF-/,
  /PK\x03\x04[\0-?]\0/,
  /PK\x05\x06\0{4}/,
  /Rar!\x1a\x07/,
  /7z\xbc\xaf\x27\x1c/,
  /\x7fELF[\x01\x02]{2}\x01/,
  /PE\0\0(?:L\x01|d\x86|d\xaa)/,
]);

/** JavaScript: the first four bytes read as a name, and the length that follows as the start of a comment. */
const JAVASCRIPT = /^[^]{4}\/\*/;

/**
 * Whether a photo is another kind of file at the same time (a polyglot), or carries one. All bytes are searched, not only those behind
 * the picture: browsers and archivers find their content anywhere, comments and unknown parts hide it as well as the end does, and a
 * file can be made so that this code would see another end than the decoder. What phones add (EXIF, XMP, profiles, a second JPEG, a
 * video, Samsung's trailer) has none of these signatures. Compressed texts are not unpacked: no other program would find them either.
 */
export function hasForeignContent(bytes: Uint8Array) {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  return [MARKUP, FILES, JAVASCRIPT].some((pattern) => pattern.test(text));
}
