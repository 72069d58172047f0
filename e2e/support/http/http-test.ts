import { expect } from "@playwright/test";
import type { AuthServer } from "@/e2e/support/servers/auth-server";
import { serverFixture } from "@/e2e/support/servers/database-server";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { test as base } from "@/e2e/support/servers/processor-time";

export { expect };

type Fixtures = { visitor: HttpVisitor; newVisitor: () => HttpVisitor };

/**
 * Tests of what the server does with forms, and of the pages that it sends, without a browser. They share the server of the browser
 * tests in e2e/support/servers/database-server.ts.
 */
export const test = base.extend<Fixtures, { server: AuthServer }>({
  server: serverFixture,
  baseURL: async ({ server }, provide) => provide(server.origin),
  visitor: async ({ newVisitor }, provide) => provide(newVisitor()),
  newVisitor: async ({ server }, provide) => provide(() => new HttpVisitor(server.origin)),
});
