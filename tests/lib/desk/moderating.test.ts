/** @jest-environment node */
import { readFileSync } from "node:fs";
import { QUEUES, wordsOf } from "@/lib/desk/queues";

test("the page for moderators has a line for every tab of the desk", () => {
  const page = readFileSync("docs/moderating.md", "utf8");
  const [table = ""] = /\| tab [\s\S]+?\n\n/.exec(page) ?? [];
  const tabs = [...table.matchAll(/^\| (\w+)/gm)].map(([, tab]) => tab).slice(1);
  expect(tabs).toEqual(QUEUES.map((queue) => wordsOf(queue).label));
});
