/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { PassThrough } from "node:stream";
import { ignoreBrokenOutput } from "@/lib/server/broken-output";

test("a log without a reader raises no exception", async () => {
  const log = new PassThrough();
  ignoreBrokenOutput([log as never]);
  const closed = new Promise((resolve) => log.on("close", resolve));
  log.destroy(new Error("write EPIPE"));
  await closed;
  expect(log.listenerCount("error")).toBe(1);
});

test("without it, one is", () => {
  const script = `process.stdout.destroy(new Error("write EPIPE"));`;
  const { status, stderr } = spawnSync(process.execPath, ["-e", script], { encoding: "utf8" });
  expect(status).not.toBe(0);
  expect(stderr).toContain("write EPIPE");
});
