import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { expect, PASSWORD, type AuthServer } from "@/e2e/support/servers/auth-server";
import { writeSession } from "@/e2e/support/auth-steps";

const STEP_MS = 30_000;

/** The authenticator app of a visitor: each of its codes counts once. */
export class App {
  private lastStep = 0;

  constructor(private readonly secret: string) {}

  /** A code that was not used before, and that the server takes at this moment. */
  async nextCode() {
    const present = () => Math.floor(Date.now() / STEP_MS);
    await expect
      .poll(() => this.lastStep - present(), { timeout: 2 * STEP_MS })
      .toBeLessThanOrEqual(0);
    this.lastStep = Math.max(present(), this.lastStep + 1);
    return new TOTP({ secret: this.secret }).generate({ timestamp: this.lastStep * STEP_MS });
  }
}

export const codeField = (page: Page) => page.getByLabel("Code", { exact: true });

export async function sendCode(page: Page, code: string, button = "Continue") {
  await codeField(page).fill(code);
  await page.getByRole("main").getByRole("button", { name: button }).click();
}

/** From the page with the password to the page with the key; returns the authenticator app that has the key. */
export async function takeKey(page: Page) {
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/settings/second-factor/code");
  const secret = await page.getByRole("main").locator("code").textContent();
  return new App((secret ?? "").replaceAll(" ", ""));
}

/** Turns on a second factor of the account that is signed in. */
export async function turnOn(page: Page) {
  await page.goto("/settings/second-factor");
  const app = await takeKey(page);
  await sendCode(page, await app.nextCode(), "Turn on");
  await expect(page).toHaveURL("/settings?saved=factor-on");
  return app;
}

/** A session of the account in this browser in place of the one before, for which no code was entered. */
export async function passwordAlone(page: Page, { origin }: AuthServer, email: string) {
  const data = { email, password: PASSWORD };
  const response = await page.request.post("/auth/v1/token?grant_type=password", { data });
  expect(response.status()).toBe(200);
  await page.context().clearCookies();
  await writeSession(page.context(), origin, await response.json());
}
