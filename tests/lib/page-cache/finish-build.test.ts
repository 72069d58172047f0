/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { finishBuild } from "@/lib/page-cache/finish-build";
import type { FinishOptions } from "@/lib/page-cache/finish-page";

const OPTIONS: FinishOptions = {
  readStyleSheet: () => {
    throw new Error("These pages have no styles.");
  },
  inlineScripts: [],
  hosts: { supabaseUrl: undefined, mapStyleUrl: "https://tiles.example", isSecure: true } as never,
};

test("pages for unknown paths are sent with the status 404, others with their own", () => {
  const build = mkdtempSync(join(tmpdir(), "chard-build-"));
  const names = ["de/not-found", "zh-hant/not-found", "de", "guides/not-found"];
  const fileOf = (name: string, ending: string) => join(build, "server/app", `${name}.${ending}`);
  for (const name of names) {
    mkdirSync(dirname(fileOf(name, "html")), { recursive: true });
    writeFileSync(fileOf(name, "html"), "<!DOCTYPE html><html><body><p>Text</p></body></html>");
    writeFileSync(
      fileOf(name, "meta"),
      JSON.stringify({ headers: { "x-own": "1" }, segmentPaths: ["/_tree"] }),
    );
  }
  expect(finishBuild(build, OPTIONS)).toBe(names.length);
  const metas = names.map((name) => JSON.parse(readFileSync(fileOf(name, "meta"), "utf8")));
  expect(metas.map(({ status }) => status)).toEqual([404, 404, undefined, undefined]);
  // Their segments would be sent with 200.
  expect(metas.map(({ segmentPaths }) => segmentPaths)).toEqual([
    undefined,
    undefined,
    ["/_tree"],
    ["/_tree"],
  ]);
  for (const { headers } of metas) {
    expect(headers["x-own"]).toBe("1");
    expect(headers["content-security-policy"]).toContain("script-src");
  }
});
