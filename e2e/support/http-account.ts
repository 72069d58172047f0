import { newAddress, PASSWORD, type AuthServer } from "@/e2e/support/auth-server";
import { withDatabase } from "@/e2e/support/database-shell";
import type { HttpVisitor } from "@/e2e/support/http-visitor";
import { setRole } from "@/lib/database/desk/roles";

// Accounts by the forms that need no scripts.

const formsTo = (next: string) => `/auth/without-javascript?next=${encodeURIComponent(next)}`;

/** Makes an account, whose visitor is then at `next`; its e-mail address. */
export async function signUp(
  visitor: HttpVisitor,
  { name = "Noor Adeyemi", email = newAddress(), next = "/about/mission" } = {},
) {
  await visitor.open(formsTo(next));
  await visitor.press("Sign Up", { "Full Name": name, Email: email, Password: PASSWORD });
  return email;
}

export async function signIn(
  visitor: HttpVisitor,
  email: string,
  { password = PASSWORD, next = "/about/mission" } = {},
) {
  await visitor.open(formsTo(next));
  await visitor.press("Sign In", { Email: email, Password: password });
}

/** A new account that works at the desk. */
export async function signUpForDesk(
  visitor: HttpVisitor,
  server: AuthServer,
  role: "moderator" | "editor" = "moderator",
) {
  const email = await signUp(visitor);
  const operator = { id: null, name: "npm run role" };
  await withDatabase(server, (database) => setRole(database, email, role, operator));
  return email;
}
