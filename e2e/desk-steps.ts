import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import type { AuthServer } from "@/e2e/auth-server";
import { newAccount } from "@/e2e/auth-steps";

/** Gives an account a role by the command, while the site is running. */
export function setRole({ dataDirectory }: AuthServer, role: string, email: string) {
  return execFileSync(process.execPath, ["scripts/run/db.mjs", "role", role, email], {
    env: { ...process.env, CHARD_DATA_DIR: dataDirectory },
    encoding: "utf8",
    stdio: "pipe",
  });
}

/** Signs up and becomes a moderator or an editor. */
export async function newDeskAccount(
  page: Page,
  server: AuthServer,
  role: "moderator" | "editor" = "moderator",
) {
  const email = await newAccount(page);
  setRole(server, role, email);
  return email;
}

/** Presses a button of the page itself, and waits for what the server says. */
export async function pressAndWait(page: Page, name: string) {
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("main").getByRole("button", { name, exact: true }).click();
  await answer;
}
