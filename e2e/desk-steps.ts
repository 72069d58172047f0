import { execFileSync } from "node:child_process";
import { expect, type Page } from "@playwright/test";
import type { AuthServer } from "@/e2e/auth-server";
import { databaseVariables } from "@/e2e/server-database";
import { newAccount } from "@/e2e/auth-steps";

/** Gives an account a role at the desk, or takes it, as the server's operator would; answers what the command says. */
export function setRole({ dataDirectory }: AuthServer, role: string, email: string) {
  return execFileSync(process.execPath, ["scripts/run/db.mjs", "role", role, email], {
    env: { ...process.env, ...databaseVariables(dataDirectory) },
    encoding: "utf8",
  });
}

/** A new account that works at the desk, signed in. */
export async function newDeskAccount(
  page: Page,
  server: AuthServer,
  role: "moderator" | "editor" = "moderator",
) {
  const email = await newAccount(page);
  expect(setRole(server, role, email)).toContain(email);
  return email;
}

/** Presses a button of the page itself, and waits for what the server says. */
export async function pressAndWait(page: Page, name: string) {
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("main").getByRole("button", { name, exact: true }).click();
  await answer;
}
