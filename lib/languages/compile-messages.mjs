// Compiles a file of messages (lib/messages) to what lib/languages/translator.ts formats, so that no page loads a parser: for the build
// as a loader of Turbopack (next.config.ts), for the unit tests as a transform of Jest (tests/jest.config.mjs).
import compile from "icu-minify/compile";

/** The messages of a file as JSON: a text as it is, a message with arguments as a list. */
export function compileMessages(source) {
  const messages = JSON.parse(source);
  return JSON.stringify(
    Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, compile(text)])),
  );
}

export default function loader(source) {
  return `export default ${compileMessages(source)}`;
}
