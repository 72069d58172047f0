// Pages of the bench's own, built by the site's Next out of the site's components, and a small server for them.
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { bareEnvironment } from "../scripts/test/e2e.mjs";
import { load } from "../scripts/run/load.mjs";
import { ROOT, say } from "../scripts/run/process.mjs";

const { sourceHash } = await load("lib/build-stamp.ts");

const require = createRequire(import.meta.url);

const TYPES = {
  ".avif": "image/avif",
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** The file as an answer, undefined if there is none. */
export function fileAnswer(file) {
  if (!existsSync(file) || extname(file) === "") return undefined;
  return { contentType: TYPES[extname(file)], body: readFileSync(file) };
}

/** The folder of the app's exported pages, which are built unless they are of these sources. */
export function exportApp(app, environment = {}) {
  const pages = join(app, ".next/site");
  const stamp = join(pages, "sources.txt");
  const sources = sourceHash(ROOT) + sourceHash(app);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return pages;
  say(`Building the pages of ${app.slice(ROOT.length + 1)}.`);
  rmSync(pages, { recursive: true, force: true });
  execFileSync(process.execPath, [require.resolve("next/dist/bin/next"), "build", app], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...bareEnvironment(), ...environment, NEXT_TELEMETRY_DISABLED: "1" },
  });
  writeFileSync(stamp, sources);
  return pages;
}

/** Runs `task` with the origin of a server that asks `answer(path, origin)` for { contentType, body }. */
export async function withServer(answer, task) {
  const server = createServer(({ url, headers }, response) => {
    const found = answer(new URL(url, "http://localhost").pathname, `http://${headers.host}`);
    if (!found) return response.writeHead(404).end();
    const { contentType, body } = found;
    response
      .writeHead(200, {
        "content-type": contentType ?? "application/octet-stream",
      })
      .end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    return await task(`http://127.0.0.1:${server.address().port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
