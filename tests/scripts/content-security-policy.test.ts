/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inlineScriptHashes } from "@/lib/security/content-security-policy";
import { NOTHING_POLICY } from "@/lib/security/headers";

let build: string;

const read = (path: string) => readFileSync(join(build, path), "utf8");

function put(path: string, text: string) {
  mkdirSync(dirname(join(build, path)), { recursive: true });
  writeFileSync(join(build, path), text);
}

function policyOf(path: string) {
  const { headers } = JSON.parse(read(path)) as { headers: Record<string, string> };
  return headers["content-security-policy"];
}

function run(folder = build) {
  return execFileSync(process.execPath, ["scripts/content-security-policy.mjs", folder], {
    encoding: "utf8",
    stdio: "pipe",
  });
}

const PAGE = "<html><head></head><body><script>page()</script></body></html>";
const DEEP = "<html><head></head><body><script>deep()</script></body></html>";

beforeAll(() => {
  build = mkdtempSync(join(tmpdir(), "chard-policy-"));
  put("server/app/index.html", PAGE);
  put("server/app/index.meta", '{"status":200,"headers":{"x-other":"kept"},"segmentPaths":["/a"]}');
  put("server/app/restaurants/1.html", DEEP);
  put("server/app/restaurants/1.meta", "{}");
  put("server/app/icon.svg.body", "<svg/>");
  put("server/app/icon.svg.meta", '{"headers":{"content-type":"image/svg+xml"}}');
  put("server/pages/500.html", PAGE);
  put("server/route-cache/old", "");
  expect(run()).toContain("4 files");
});

afterAll(() => rmSync(build, { recursive: true }));

test("gives each page the policy of its own scripts, beside the headers it had", () => {
  expect(policyOf("server/app/index.meta")).toContain(inlineScriptHashes(PAGE)[0]);
  expect(policyOf("server/app/index.meta")).not.toContain(inlineScriptHashes(DEEP)[0]);
  expect(policyOf("server/app/restaurants/1.meta")).toContain(inlineScriptHashes(DEEP)[0]);
  expect(JSON.parse(read("server/app/index.meta"))).toMatchObject({
    status: 200,
    headers: { "x-other": "kept" },
    segmentPaths: ["/a"],
  });
});

test("lets files load nothing", () => {
  expect(policyOf("server/app/icon.svg.meta")).toBe(NOTHING_POLICY);
});

test("writes the policy of the last resort into the page, once", () => {
  run();
  const tags = read("server/pages/500.html").match(/<meta http-equiv="content-security-policy"/g);
  expect(tags).toHaveLength(1);
  expect(read("server/pages/500.html")).toContain(inlineScriptHashes(PAGE)[0]);
});

test("forgets the answers that were kept without a policy", () => {
  expect(existsSync(join(build, "server/route-cache"))).toBe(false);
});

test("says when there is no build", () => {
  expect(() => run(join(build, "nowhere"))).toThrow(/There is no build in /);
});
