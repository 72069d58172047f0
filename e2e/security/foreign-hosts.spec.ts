import { allows, type Attempt } from "@/e2e/support/checks/content-policy";
import { prerenderedRoutes, readDocuments } from "@/e2e/support/documents";
import { expect, test } from "@/e2e/support/fixtures";
import { ATTACKS, MAP_ATTACKS } from "@/e2e/support/checks/policy-attacks";
import { siteServer } from "@/e2e/support/servers/site-server";
import { isAccountPath } from "@/lib/security/account-pages";
import { inlineScriptsOf } from "@/lib/security/content-security-policy";

// The policies of all pages, read as a browser reads them; e2e/security/security.spec.ts does the same to three pages in a browser.

const routes = [...prerenderedRoutes(), "/no-such-page"];

const policyOf = ({ headers }: { headers: Headers }) =>
  headers.get("content-security-policy") ?? "";

test("no page's policy lets a text that was injected run, load or send anything @core", async () => {
  const faults: Record<string, string[]> = {};
  for (const document of await readDocuments(routes)) {
    const self = siteServer.url + document.route;
    const attacks = [...ATTACKS, ...(isAccountPath(document.route) ? MAP_ATTACKS : [])];
    const allowed = attacks.filter(({ attempt }) => allows(policyOf(document), attempt, self));
    if (allowed.length > 0) faults[document.route] = allowed.map(({ name }) => name);
  }
  expect(faults).toEqual({});
});

test("every page's policy lets the page's own parts, and where there is no password Google's map @core", async () => {
  const faults: Record<string, Attempt[]> = {};
  for (const document of await readDocuments(routes)) {
    const { html, route } = document;
    const self = siteServer.url + route;
    const addresses = (directive: string, pattern: RegExp) =>
      [...html.matchAll(pattern)].map(([, address = ""]) => ({ directive, address }));
    const own: Attempt[] = [
      ...inlineScriptsOf(html).map((script) => ({ directive: "script-src-elem", script })),
      ...addresses("script-src-elem", /<script\b[^>]*\bsrc="([^"]+)"/g),
      ...addresses("style-src-elem", /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/g),
      ...addresses("img-src", /<img\b[^>]*\bsrc="([^"]+)"/g),
      { directive: "connect-src", address: "/restaurants/tiles/index.json" },
      { directive: "img-src", address: "https://tiles.openfreemap.org/sprite.png" },
      { directive: "form-action", address: route },
      ...(isAccountPath(route) ? [] : MAP_ATTACKS.map(({ attempt }) => attempt)),
    ];
    expect(own.length, route).toBeGreaterThan(5);
    const stopped = own.filter((attempt) => !allows(policyOf(document), attempt, self));
    if (stopped.length > 0) faults[route] = stopped;
  }
  expect(faults).toEqual({});
});
