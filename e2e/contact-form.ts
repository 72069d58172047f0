import { expect, type Page } from "@playwright/test";

/** Forms that are sent sooner after they were opened are a program's (lib/contact/open-time.ts). */
const AS_LONG_AS_A_PERSON_MS = 2_000;

/** Waits until the contact form has been open for as long as a person takes: a hidden field says since when. */
export async function waitUntilOpenLongEnough(page: Page) {
  const field = page.locator("input[name=opened]");
  const openForMs = async () =>
    Date.now() - Number((await field.inputValue()).split(".")[0] || Infinity);
  await expect.poll(openForMs).toBeGreaterThan(AS_LONG_AS_A_PERSON_MS);
}
