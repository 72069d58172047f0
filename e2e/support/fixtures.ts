import { expect } from "@playwright/test";
import { test as base } from "@/e2e/support/servers/server-logs";

export { expect };

/** What a test expects to go wrong; everything else that goes wrong fails it. */
type Allow = {
  /** A console error or uncaught error whose text matches is expected. */
  console(pattern: RegExp): void;
  /** Requests to this host are expected. It still has no IP address (playwright.config.ts) unless the test routes it. */
  host(name: string): void;
  /** What was allowed so far. */
  readonly patterns: readonly RegExp[];
  readonly hosts: readonly string[];
};

/**
 * Runs in each page: WebGL does all but draw, since without a graphics card one frame of a map keeps a core busy for long. Maps place
 * pins, move and load as before; e2e/map/open-map.spec.ts sees that they draw.
 */
function drawNothing() {
  const nothing = () => {};
  Object.assign(WebGL2RenderingContext.prototype, {
    clear: nothing,
    drawArrays: nothing,
    drawArraysInstanced: nothing,
    drawElements: nothing,
    drawElementsInstanced: nothing,
  });
}

/**
 * Playwright's `test`, which also fails on any console error (hydration warnings among them), any uncaught error, any
 * violation of the Content-Security-Policy and any request that leaves the site. Geolocation is denied unless a test grants it.
 * A test that asks for neither `page` nor `context` has no browser: facts of a response need none.
 */
export const test = base.extend<{ allow: Allow; drawsMaps: boolean }>({
  permissions: [],
  drawsMaps: [false, { option: true }],
  allow: [
    async ({}, provide) => {
      const patterns: RegExp[] = [];
      const hosts: string[] = [];
      await provide({
        console: (pattern) => void patterns.push(pattern),
        host: (name) => void hosts.push(name),
        patterns,
        hosts,
      });
    },
    { auto: false },
  ],
  context: async ({ context, baseURL, drawsMaps, allow: { patterns, hosts } }, provide) => {
    const site = new URL(baseURL ?? "").host;
    const isForeign = ({ protocol, host }: URL) =>
      /^(https?|wss?):$/.test(protocol) && host !== site;
    const errors: string[] = [];
    const requests: URL[] = [];

    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
        console.error(
          `policy violated: ${effectiveDirective} by ${blockedURI} at ${sourceFile}:${lineNumber} ${sample}`,
        );
      });
    });
    if (!drawsMaps) await context.addInitScript(drawNothing);
    context.on("request", (request) => requests.push(new URL(request.url())));
    context.on("weberror", (error) => errors.push(`uncaught: ${String(error.error())}`));
    context.on("console", (message) => {
      const { url } = message.location();
      const isCutOff = URL.canParse(url) && isForeign(new URL(url));
      if (message.type() === "error" && !isCutOff)
        errors.push(`console: ${message.text()} (${url})`);
    });

    await provide(context);

    expect
      .soft(
        errors.filter((error) => !patterns.some((pattern) => pattern.test(error))),
        "errors in the browser",
      )
      .toEqual([]);
    expect
      .soft(
        requests.filter((url) => isForeign(url) && !hosts.includes(url.host)).map(String),
        "requests that left the site",
      )
      .toEqual([]);
  },
});
