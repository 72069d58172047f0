import { launch, type Browser, type Page } from "puppeteer-core";
import type { Engine, EngineOptions, EnginePage } from "@/e2e/browsers/engine";

/** Every other host than this machine is behind a proxy that does not exist. */
const THIS_MACHINE_ONLY = {
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
  "network.proxy.no_proxies_on": "localhost,127.0.0.1",
};

/** Headless Firefox has no pointer of its own: 6 is a mouse, which hovers and points finely. */
const PREFERENCES = {
  ...THIS_MACHINE_ONLY,
  "permissions.default.geo": 2,
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
  "layout.css.prefers-color-scheme.content-override": 1,
};

const BLOCK_ALL_COOKIES = { "network.cookie.cookieBehavior": 2 };

function toPage(browser: Browser, page: Page): EnginePage {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(`uncaught: ${String(error)}`));
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack({ waitUntil: [] })),
    url: async () => page.url(),
    evaluate: (run, argument) => page.evaluate(run as (given: unknown) => never, argument),
    inject: async (script) => void (await page.evaluate(script)),
    press: ({ x, y }) => page.mouse.click(x, y),
    key: (name) => page.keyboard.press(name),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewport(size),
    errors: async () => errors,
    close: () => browser.close(),
  };
}

/** Firefox over WebDriver BiDi, a new profile for each page. */
export function startFirefox(executablePath: string): Engine {
  return {
    async open({ blockCookies }: EngineOptions) {
      const browser = await launch({
        browser: "firefox",
        executablePath,
        headless: true,
        extraPrefsFirefox: { ...PREFERENCES, ...(blockCookies && BLOCK_ALL_COOKIES) },
      });
      return toPage(browser, await browser.newPage());
    },
    stop: async () => undefined,
  };
}
