import { chromium, test as base, type BrowserContext } from "@playwright/test";
import { startDesktop, type Desktop } from "@/e2e/spoken/desktop";
import { startOrca } from "@/e2e/spoken/orca";
import { createReader, type Reader } from "@/e2e/spoken/reader";

export { expect } from "@playwright/test";

const DESKTOP = { width: 1280, height: 900 };
/** Chromium's window is never narrower than 500 px: a phone of 390 px is a window of 780 at two pixels each. */
const PHONE = { width: 780, height: 1688 };

type Options = { isPhone: boolean; desktop: Desktop };

function launch(desktop: Desktop, { isPhone, baseURL }: { isPhone: boolean; baseURL: string }) {
  const { width, height } = isPhone ? PHONE : DESKTOP;
  return chromium.launchPersistentContext(`${desktop.home}/profile-${Date.now()}`, {
    baseURL,
    headless: false,
    viewport: null,
    env: desktop.env as Record<string, string>,
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      // No bar that warns of the flags.
      "--test-type",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--force-renderer-accessibility",
      "--ozone-platform=x11",
      "--lang=en-US",
      "--deny-permission-prompts",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
      `--force-device-scale-factor=${isPhone ? 2 : 1}`,
      "--window-position=0,0",
      `--window-size=${width},${height}`,
    ],
  });
}

/** A test's `reader` is a fresh browser with a fresh screen reader; a describe block may ask for the phone. */
export const test = base.extend<{ reader: Reader; isPhone: boolean }, Pick<Options, "desktop">>({
  isPhone: [false, { option: true }],
  desktop: [
    async ({}, provide) => {
      const desktop = await startDesktop({ width: DESKTOP.width, height: PHONE.height });
      await provide(desktop);
      await desktop.stop();
    },
    { scope: "worker" },
  ],
  reader: async ({ desktop, isPhone, baseURL }, provide) => {
    const orca = await startOrca(desktop);
    let context: BrowserContext | undefined;
    try {
      context = await launch(desktop, { isPhone, baseURL: baseURL ?? "" });
      const page = context.pages()[0] ?? (await context.newPage());
      await provide(createReader({ desktop, orca, page }));
    } finally {
      await context?.close();
      await orca.stop();
    }
  },
});
