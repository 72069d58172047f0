import { readRows } from "@/e2e/support/servers/database-shell";
import { expect, test } from "@/e2e/support/http/http-test";

// Reports to the moderators (P14.130), by forms alone.
test("a review is reported", async ({ visitor, server }) => {
  await visitor.open("/restaurants/2");
  const [link] = visitor.main.getAllByRole("link", { name: /^Report the review of/ });
  const href = link!.getAttribute("href")!;
  await visitor.open(href);
  visitor.main.getByRole("heading", { name: "Report this review" });
  await visitor.press("Send report");
  expect(visitor.page.text).toContain("Please choose what is wrong.");
  await visitor.press("Send report", { "Against the law": true });
  expect(visitor.page.text).toContain("Please say in a sentence what is wrong.");
  expect((visitor.field("Against the law") as HTMLInputElement).checked).toBe(true);
  await visitor.press("Send report", { "Advertising or spam": true });
  expect(visitor.path).toBe("/report/sent");
  const reports = await readRows(
    server,
    "select subject from chard.reports where reason = 'Advertising or spam'",
  );
  expect(reports).toContainEqual({ subject: `review:${href.split("/").pop()}` });
});

test("what is not published cannot be reported", async ({ visitor }) => {
  for (const path of ["/report/review/none", "/report/restaurant/1", "/report/photo/1"])
    expect((await visitor.open(path)).status, path).toBe(404);
});
