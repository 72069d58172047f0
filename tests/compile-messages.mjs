import { compileMessages } from "../lib/languages/compile-messages.mjs";

/** Files of messages as Jest loads them: compiled, as in the build. */
const transformer = { process: (source) => ({ code: compileMessages(source) }) };

export default transformer;
