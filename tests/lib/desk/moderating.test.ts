/** @jest-environment node */
import { readFileSync } from "node:fs";
import { QUEUE_TEXTS } from "@/lib/desk/queues";

test("the page for moderators has a line for every tab of the desk", () => {
  const page = readFileSync("docs/moderating.md", "utf8");
  const [table = ""] = /\| tab [\s\S]+?\n\n/.exec(page) ?? [];
  const tabs = [...table.matchAll(/^\| (\w+)/gm)].map(([, tab]) => tab).slice(1);
  expect(tabs).toEqual(Object.values(QUEUE_TEXTS).map(({ label }) => label));
});
