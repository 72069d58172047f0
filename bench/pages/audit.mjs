import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { freePort } from "../../scripts/run/port.mjs";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** What Lighthouse, as a phone, says of a page in a browser of its own, and the events of its trace. */
export async function audit(executablePath, url, categories) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const { lhr, artifacts } = await lighthouse(url, {
      port,
      logLevel: "error",
      onlyCategories: categories,
      // What is kept for later visits is no part of the first.
      blockedUrlPatterns: ["*/sw.js"],
    });
    return { ...lhr, traceEvents: artifacts.Trace.traceEvents };
  } finally {
    await browser.close();
  }
}
