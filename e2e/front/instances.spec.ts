import { mkdtempSync, readdirSync, rmSync, writeFileSync, mkdirSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishStatic } from "@/deploy/publish-static.mjs";
import { ask } from "@/e2e/front/ask";
import { copyElsewhere, startInstance } from "@/e2e/front/instance.mjs";
import { startLoad } from "@/e2e/front/load.mjs";
import { SCRIPT } from "@/e2e/front/routes";
import { expect, test } from "@/e2e/support/fixtures";
import { startReverseProxy } from "@/scripts/test/reverse-proxy.mjs";

// They start servers of their own.
test.describe.configure({ mode: "serial", timeout: 240_000 });

let copy: ReturnType<typeof copyElsewhere>;
let staticFolder: string;

test.beforeAll(() => {
  copy = copyElsewhere();
  staticFolder = mkdtempSync(join(tmpdir(), "chard-static-"));
});
test.afterAll(() => {
  copy.remove();
  rmSync(staticFolder, { recursive: true, force: true });
});

const start = (env: Record<string, string> = {}, port?: number) =>
  startInstance({ folder: copy.folder, env, ...(port && { port }) });

const proxyFor = (instances: { port: number }[], options = {}) =>
  startReverseProxy({ ports: instances.map(({ port }) => port), staticFolder, ...options });

test("each instance can be replaced under load, and no request fails", async () => {
  const instances = [await start(), await start()];
  const proxy = await proxyFor(instances);
  // The first is never cached, so every request reaches an instance; the reverse proxy serves the other from its cache at times.
  const asked = startLoad({ url: `${proxy.origin}/auth`, connections: 20 });
  const kept = startLoad({ url: `${proxy.origin}/restaurants/1`, connections: 5 });

  for (const index of [0, 1, 0]) {
    const { port, stop } = instances[index]!;
    expect(await stop()).toBe(143);
    instances[index] = await start({}, port);
  }

  const [atInstances, atProxy] = [await asked.stop(), await kept.stop()];
  expect(atInstances.responses).toBeGreaterThan(100);
  expect(atProxy.responses).toBeGreaterThan(100);
  expect([atInstances.failed, atProxy.failed]).toEqual([0, 0]);

  for (const instance of instances) await instance.stop();
  await proxy.stop();
});

test("a page is kept for its time and no longer, and longer only while no instance responds", async () => {
  const instance = await start();
  const proxy = await proxyFor([instance], { keep: "1s" });
  const cache = async () => (await ask(proxy.origin, "/about/mission")).cache;
  expect(await cache()).toBe("MISS");
  await expect.poll(cache, { intervals: [300] }).toBe("EXPIRED");

  await instance.stop();
  await expect.poll(cache, { intervals: [300] }).toBe("STALE");
  expect((await ask(proxy.origin, "/about/contact")).status).toBe(502);
  const again = await start({}, instance.port);
  await expect.poll(cache, { intervals: [300] }).toMatch(/EXPIRED|HIT/);
  await again.stop();
  await proxy.stop();
});

test("static files of the previous deployment are still served, as immutable", async () => {
  const before = mkdtempSync(join(tmpdir(), "chard-before-"));
  mkdirSync(join(before, "chunks"));
  writeFileSync(join(before, "chunks/0ld.js"), "globalThis.old = true;");
  writeFileSync(join(before, "chunks/0ld.mjs"), "export {};");
  const target = join(staticFolder, "_next/static");
  publishStatic(before, target);
  publishStatic(join(copy.folder, ".next/static"), target);
  rmSync(before, { recursive: true });

  const proxy = await proxyFor([{ port: 9 }]);
  for (const path of ["/_next/static/chunks/0ld.js", "/_next/static/chunks/0ld.mjs", SCRIPT]) {
    const { status, headers } = await ask(proxy.origin, path);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-type"]).toMatch(/javascript; charset=utf-8$/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
  await proxy.stop();
});

test("an instance has the static files too, where no folder is shared with the reverse proxy", async () => {
  const instance = await start();
  const empty = mkdtempSync(join(tmpdir(), "chard-empty-"));
  const proxy = await proxyFor([instance], { staticFolder: empty });
  expect((await ask(proxy.origin, SCRIPT)).status).toBe(200);
  await proxy.stop();
  await instance.stop();
  rmSync(empty, { recursive: true });
});

test("the copy stops at a wrong setting, and at one that its pages were not built with", async () => {
  const wrong = await start({ CHARD_LOG: "text" });
  expect(wrong.exitCode()).toBe(1);
  expect(wrong.log()).toMatch(/CHARD_LOG should be "json" or empty/);
  const other = await start({ NEXT_PUBLIC_SUPABASE_URL: "https://other.supabase.co" });
  expect(other.exitCode()).toBe(1);
  expect(other.log()).toMatch(/The build was made with another NEXT_PUBLIC_SUPABASE_URL/);
});

test("the copy holds what embedded accounts and photos need", () => {
  expect(readdirSync(join(copy.folder, "public")).length).toBeGreaterThan(3);
  const script = `import { on } from "node:events";
    import { Worker } from "node:worker_threads";
    const thread = new Worker("./lib/database/engine/thread.mjs", { workerData: "memory://", execArgv: [] });
    thread.postMessage({ text: "select 6 * 7 as product" });
    let product;
    for await (const [{ result }] of on(thread, "message"))
      if (result) {
        product = result.rows[0][0];
        break;
      }
    await thread.terminate();
    const { default: sharp } = await import("sharp");
    const photo = { width: 9, height: 9, channels: 3, background: "red" };
    const avif = await sharp({ create: photo }).avif().toBuffer();
    process.stdout.write(product + (await sharp(avif).metadata()).compression);`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: copy.folder,
    encoding: "utf8",
  });
  expect(said).toBe("42av1");
});

test("the copy draws share images, also in other scripts", () => {
  const script = `import { once } from "node:events";
    import { Worker } from "node:worker_threads";
    const thread = new Worker("./lib/share-image/thread.mjs", { execArgv: [] });
    const tree = { type: "div", props: { style: { display: "flex", fontSize: 40 }, children: "Kopps 東京" } };
    thread.postMessage({ id: 1, tree, size: { width: 600, height: 315 } });
    const [{ png, error }] = await once(thread, "message");
    await thread.terminate();
    process.stdout.write(error ?? Buffer.from(png).toString("latin1", 1, 4));`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: copy.folder,
    encoding: "utf8",
  });
  expect(said).toBe("PNG");
});

test("ready only while the auth server can be reached", async () => {
  const instance = await start();
  expect((await ask(instance.origin, "/api/health/ready")).status).toBe(200);
  await instance.stop();
});

test("requests are lines of JSON without a word about the visitor, in the reverse proxy and in the app", async () => {
  const instance = await start({ CHARD_LOG: "json" });
  const proxy = await proxyFor([instance]);
  const headers = {
    Cookie: "chard-auth=base64-c2VjcmV0",
    "User-Agent": "Telltale/1.0",
    "X-Forwarded-For": "203.0.113.7",
    Referer: "https://elsewhere.example/",
  };
  await ask(proxy.origin, "/?code=s3cr3t-code", { headers });
  await ask(proxy.origin, "/restaurants/1?q=s3cr3t-query", { headers });
  await ask(proxy.origin, "/people/noor@example.com", { headers });
  const lines = (text: string) =>
    text
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const paths = (text: string) => lines(text).map(({ path }) => path);
  await expect.poll(() => paths(instance.log())).toContain("/restaurants/1");
  await expect.poll(() => paths(proxy.log())).toContain("[address]");
  await instance.stop();
  const [inApp, atProxy] = [instance.log(), proxy.log()];
  await proxy.stop();

  const afterBanner = inApp.slice(inApp.indexOf("\n{") + 1);
  expect(afterBanner.split("\n").filter((line) => line && !line.startsWith("{"))).toEqual([]);
  for (const said of [inApp, atProxy])
    for (const secret of [
      "s3cr3t",
      "c2VjcmV0",
      "Telltale",
      "203.0.113.7",
      "elsewhere",
      "127.0.0.1:",
      "noor@",
    ])
      expect.soft(said.slice(said.indexOf("\n{")), secret).not.toContain(secret);
  expect(lines(inApp)).toContainEqual(
    expect.objectContaining({ level: "info", method: "GET", path: "/", msg: "request" }),
  );
  // The same identifier in both logs leads from one to the other.
  const ids = (text: string) => lines(text).flatMap(({ id }) => (id ? [id] : []));
  expect(ids(atProxy)).toEqual(expect.arrayContaining(ids(inApp)));
});
