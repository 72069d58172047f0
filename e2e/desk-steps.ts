import { execFileSync } from "node:child_process";
import { expect, type Page } from "@playwright/test";
import type { AuthServer } from "@/e2e/auth-server";
import { newAccount } from "@/e2e/auth-steps";

/** Gives an account a role at the desk, or takes it, as the server's operator would; answers what the command says. */
export function setRole({ dataDirectory }: AuthServer, role: string, email: string) {
  return execFileSync(process.execPath, ["scripts/run/db.mjs", "role", role, email], {
    env: { ...process.env, CHARD_DATA_DIR: dataDirectory },
    encoding: "utf8",
    stdio: "pipe",
  });
}

/** A new account that decides at the desk, signed in. */
export async function newModerator(page: Page, server: AuthServer) {
  const email = await newAccount(page);
  expect(setRole(server, "moderator", email)).toContain(`${email} is a moderator`);
}
