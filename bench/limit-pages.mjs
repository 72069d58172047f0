// What the web bench compares with, served beside the site: for each page the same content without a framework (its HTML with
// the styles it uses inlined, one eager picture, the rest fetched when they near the viewport, a line of script), and an empty
// page of the same Next and React.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ROOT } from "../scripts/run.mjs";
import { fileAnswer } from "./app-site.mjs";
import { buildEmptyPage } from "./page-scripts.mjs";

const COMPRESSED = /html|css|javascript|svg/;

const MENU_SCRIPT = `document.querySelectorAll("[aria-expanded]").forEach(function(b){b.onclick=function(){b.ariaExpanded=b.ariaExpanded!=="true"}})`;

function withoutFramework(html) {
  let pictures = 0;
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="(preload|manifest|alternate)"[^>]*>/g, "")
    .replace(/<template\b[^>]*>[\s\S]*?<\/template>/g, "")
    .replace(/<img\b[^>]*>/g, (image) => {
      pictures += 1;
      const bare = image.replace(/ (loading|fetchPriority)="[^"]*"/gi, "");
      return pictures === 1 ? bare : bare.replace("<img", '<img loading="lazy"');
    })
    .replace("</body>", `<script>${MENU_SCRIPT}</script></body>`);
}

/** Rules that no element of the page matches go, and web fonts, which such a page can do without; the sheet stands in its head. */
async function inlineUsedStyles(page, html) {
  await page.setContent(html.replace(/<link rel="stylesheet"[^>]*>/g, ""));
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)];
  const css = sheets.map(([, href]) => readFileSync(fileOf(href), "utf8")).join("\n");
  const used = await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    const applies = (selector) => {
      try {
        return document.querySelector(selector.replace(/::?[a-z-]+(\([^)]*\))?/g, "") || "*");
      } catch {
        return true;
      }
    };
    const keep = (rule) => {
      if (rule.selectorText) return applies(rule.selectorText) ? rule.cssText : "";
      if (rule instanceof CSSFontFaceRule)
        return rule.style.src.includes("url(") ? "" : rule.cssText;
      if (!rule.cssRules || rule instanceof CSSKeyframesRule) return rule.cssText;
      const inside = [...rule.cssRules].map(keep).join("");
      return inside && `${rule.cssText.slice(0, rule.cssText.indexOf("{"))}{${inside}}`;
    };
    return [...sheet.cssRules].map(keep).join("");
  }, css);
  const [first] = sheets;
  return html
    .replace(first[0], () => `<style>${used}</style>`)
    .replace(/<link rel="stylesheet"[^>]*>/g, "");
}

function fileOf(path) {
  const { pathname } = new URL(path, "http://localhost");
  return pathname.startsWith("/_next/")
    ? join(ROOT, ".next", pathname.slice("/_next/".length))
    : join(ROOT, "public", decodeURI(pathname));
}

function serve(answer) {
  const server = createServer((request, response) => {
    const found = answer(new URL(request.url, "http://localhost").pathname);
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

/** Starts the server of the pages without a framework: the site's own paths, made from the HTML that the site answers. */
export async function serveStaticTwins(browser, site, paths) {
  const page = await browser.newPage({ javaScriptEnabled: true });
  const twins = new Map();
  for (const path of paths) {
    const html = withoutFramework(await (await fetch(site + path)).text());
    const body = await inlineUsedStyles(page, html);
    twins.set(path, { contentType: "text/html; charset=utf-8", body });
  }
  await page.close();
  return serve((path) => twins.get(path) ?? fileAnswer(fileOf(path)));
}

/** Starts the server of the empty page. */
export function serveEmptyPage() {
  const build = buildEmptyPage(ROOT);
  return serve((path) =>
    path === "/"
      ? fileAnswer(join(build, "server/app/index.html"))
      : fileAnswer(join(build, path.replace(/^\/_next\//, ""))),
  );
}
