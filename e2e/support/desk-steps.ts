import type { Page } from "@playwright/test";
import type { AuthServer } from "@/e2e/support/servers/auth-server";
import { isOfForm, responseTo } from "@/e2e/support/sent-requests";
import { runDatabaseCommand } from "@/e2e/support/servers/database-shell";
import { becomeModerator } from "@/e2e/support/http/http-account";

/** Gives an account a role at the desk, or takes it, as the server's operator would; returns what the command says. */
export function setRole(server: AuthServer, role: string, email: string) {
  return runDatabaseCommand(server, ["role", role, email]);
}

/** A new account that works at the desk, signed in; its e-mail address and public name. */
export async function newDeskAccount(
  page: Page,
  server: AuthServer,
  role: "moderator" | "editor" = "moderator",
) {
  const { email, name } = await becomeModerator(page, server, role);
  return { email, name };
}

/** Presses a button of a form of the page itself, and waits for what the server says. */
export async function pressAndWait(page: Page, name: string) {
  const response = responseTo(page, isOfForm);
  await page.getByRole("main").getByRole("button", { name, exact: true }).click();
  await response;
}
