// Lints snippets as if they stood at a path: reads [{ path, code }] from standard input, writes the broken rules of each as JSON.
// A process of its own, since jest cannot load ESLint's configuration.
import { text } from "node:stream/consumers";
import { ESLint } from "eslint";

const eslint = new ESLint();

const results = [];
for (const { path, code } of JSON.parse(await text(process.stdin))) {
  const [{ messages }] = await eslint.lintText(code, { filePath: path });
  results.push(messages.map(({ ruleId, message }) => ruleId ?? message));
}
console.log(JSON.stringify(results));
