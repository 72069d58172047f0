/** @jest-environment node */
import { changeFlight, changeFlightOfPage } from "@/lib/next-internals/flight-data";

const change = (text: string) => text.replaceAll("short", "much longer é");
const inFlight = (text: string) => changeFlight(Buffer.from(text), change).toString();

test.each([
  ["a value", '1:{"a":"short"}\n', '1:{"a":"much longer é"}\n'],
  ["a value at the end", '1:"short"', '1:"much longer é"'],
  ["a hint without an id", ':HL["short"]\n', ':HL["much longer é"]\n'],
  ["a text with its length in bytes", '1:T8,é short2:"x"\n', '1:T11,é much longer é2:"x"\n'],
  [
    "a text with line breaks and colons",
    "a:Ta,short\n\n1:xb:X\n",
    "a:T13,much longer é\n\n1:xb:X\n",
  ],
])("changes %s", (_, before, after) => {
  expect(inFlight(before)).toBe(after);
});

test("leaves binary values alone", () => {
  expect(inFlight('1:A5,short2:"short"\n')).toBe('1:A5,short2:"much longer é"\n');
});

test("changes a text that begins in one script of a page and ends in another", () => {
  const push = (text: string) => `<script>self.__next_f.push([1,${text}])</script>`;
  const html = `<p>short</p>${push('"1:T8,\\u003csh"')}<b>x</b>${push('"ort>!2:{}\\n"')}`;
  expect(changeFlightOfPage(html, change)).toBe(
    `<p>short</p>${push('"1:T11,\\u003cmuch longer é\\u003e!2:{}\\n"')}<b>x</b>${push('""')}`,
  );
});
