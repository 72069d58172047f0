// What the web bench compares with, served beside the site: for each page the same content without a framework (its HTML with
// the styles it carries, in system fonts, one eager picture, the rest fetched when they near the viewport, a line of script), and
// an empty page of the same Next and React.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { ROOT } from "../../scripts/run/process.mjs";
import { buildEmptyPage } from "./page-scripts.mjs";

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

/** A file as a response, undefined if there is none. */
function fileResponse(file) {
  if (!existsSync(file) || extname(file) === "") return undefined;
  return { contentType: TYPES[extname(file)], body: readFileSync(file) };
}

const COMPRESSED = /html|css|javascript|svg/;

const MENU_SCRIPT = `document.querySelectorAll("[aria-expanded]").forEach(function(b){b.onclick=function(){b.ariaExpanded=b.ariaExpanded!=="true"}})`;

function withoutFramework(html) {
  let pictures = 0;
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="(preload|manifest|alternate)"[^>]*>/g, "")
    .replace(/<template\b[^>]*>[\s\S]*?<\/template>/g, "")
    .replace(/<noscript><link rel="stylesheet"[^>]*><\/noscript>/g, "")
    .replace(/<img\b[^>]*>/g, (image) => {
      pictures += 1;
      const bare = image.replace(/ (loading|fetchPriority)="[^"]*"/gi, "");
      return pictures === 1 ? bare : bare.replace("<img", '<img loading="lazy"');
    })
    .replace("</body>", `<script>${MENU_SCRIPT}</script></body>`);
}

function fileOf(path) {
  const { pathname } = new URL(path, "http://localhost");
  return pathname.startsWith("/_next/")
    ? join(ROOT, ".next", pathname.slice("/_next/".length))
    : join(ROOT, "public", decodeURI(pathname));
}

function serve(respond) {
  const server = createServer((request, response) => {
    const found = respond(new URL(request.url, "http://localhost").pathname);
    if (!found) return response.writeHead(404).end();
    const { contentType = "application/octet-stream", body } = found;
    const isCompressed = COMPRESSED.test(contentType);
    response.writeHead(200, {
      "Content-Type": contentType,
      "Cache-Control": "public, max-age=0",
      ...(isCompressed && { "Content-Encoding": "gzip" }),
    });
    response.end(isCompressed ? gzipSync(body) : body);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () =>
      resolve({
        origin: `http://127.0.0.1:${server.address().port}`,
        close: () => server.close(),
      }),
    );
  });
}

/** Starts the server of the pages without a framework: the site's own paths, made from the HTML that the site sends. */
export async function serveStaticTwins(site, paths) {
  const twins = new Map();
  for (const path of paths) {
    const body = withoutFramework(await (await fetch(site + path)).text());
    twins.set(path, { contentType: "text/html; charset=utf-8", body });
  }
  return serve((path) => twins.get(path) ?? fileResponse(fileOf(path)));
}

/** Starts the server of the empty page. */
export function serveEmptyPage() {
  const build = buildEmptyPage(ROOT);
  return serve((path) =>
    path === "/"
      ? fileResponse(join(build, "server/app/index.html"))
      : fileResponse(join(build, path.replace(/^\/_next\//, ""))),
  );
}
