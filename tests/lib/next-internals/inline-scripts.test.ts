/** @jest-environment node */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { FORM_REPLAY_SCRIPT, isFrameworkScript } from "@/lib/next-internals/inline-scripts";

test.each([
  ["the start of the page's data", "(self.__next_f=self.__next_f||[]).push([0])"],
  ["a part of the page's data", String.raw`self.__next_f.push([1,"1:\"\u003c/script>\"\n"])`],
  [
    "the start of the page that answers a form",
    String.raw`(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,[{"failure":"\u003c/script>"},"key"]])`,
  ],
  [
    "the list of first scripts",
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});',
  ],
  ["React's script for forms", FORM_REPLAY_SCRIPT],
])("knows %s", (_, script) => {
  expect(isFrameworkScript(script)).toBe(true);
});

test.each([
  "",
  "alert(1)",
  "self.__next_f.push([1,alert(1)])",
  "self.__next_f.push([1]);alert(1)//])",
  "self.__next_f.push([1]),alert(1),([2])",
  "self.__next_f.push([1,`${alert(1)}`])",
  "self.__next_f.push([...alert(1)])",
  "alert(1);self.__next_f.push([1])",
  "(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,alert(1)])",
  "(self.__next_f=self.__next_f||[]).push([0]);alert(1);self.__next_f.push([2,[]])",
  "(self.__next_f=self.__next_f||[]).push([alert(1)]);self.__next_f.push([2,[]])",
  " self.__next_f.push([1])",
  "self.__next_f.push([1])\nalert(1)",
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)})',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"__proto__":1},alert(1))',
  `${FORM_REPLAY_SCRIPT}alert(1)`,
])("does not know %p", (script) => {
  expect(isFrameworkScript(script)).toBe(false);
});

test("React's script for forms is the one of the installed version", () => {
  const path = createRequire(import.meta.url).resolve(
    "next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js",
  );
  const quoted =
    /formReplayingRuntimeScript = stringToPrecomputedChunk\(\s*'((?:[^'\\]|\\.)*)'/.exec(
      readFileSync(path, "utf8"),
    )?.[1];
  expect(quoted?.replaceAll("\\'", "'")).toBe(FORM_REPLAY_SCRIPT);
});
