/** @jest-environment node */
import * as z from "zod/mini";
import { handleDeskForm } from "@/lib/forms/handle-desk-form";

const mockAsked = { role: "moderator" as string | undefined, secondFactor: "none" };
jest.mock("@/lib/database/accounts/suspensions", () => ({ findSuspension: async () => undefined }));
jest.mock("next/headers", () => ({ headers: async () => new Headers({ "next-action": "x" }) }));
jest.mock("@/lib/database/client", () => ({ getStores: async () => ({ database: {} }) }));
jest.mock("@/lib/database/has-database", () => ({ hasDatabase: () => true }));
jest.mock("@/lib/database/accounts/members", () => ({
  ensureMember: async () => ({ name: "Noor" }),
}));
jest.mock("@/lib/database/desk/accounts/roles", () => ({ findRole: async () => mockAsked.role }));
jest.mock("@/lib/supabase/current-user", () => ({
  getCurrentUser: async () => ({ sub: "1", secondFactor: mockAsked.secondFactor }),
}));

const exposure = process.env.CHARD_EMBEDDED_AUTH;
afterEach(() => {
  if (exposure === undefined) delete process.env.CHARD_EMBEDDED_AUTH;
  else process.env.CHARD_EMBEDDED_AUTH = exposure;
});

it.each([
  ["local", "moderator", "none", undefined],
  ["local", "moderator", "unused", /authenticator app/],
  ["local", "moderator", "used", undefined],
  ["local", "editor", "used", /may not do this/],
  ["local", undefined, "unused", /may not do this/],
  ["public", "moderator", "none", /second factor/],
  ["public", "moderator", "unused", /authenticator app/],
  ["public", "moderator", "used", undefined],
])("%s accounts, role %s, factor %s: %s", async (mode, role, secondFactor, failure) => {
  process.env.CHARD_EMBEDDED_AUTH = mode;
  Object.assign(mockAsked, { role, secondFactor });
  const work = jest.fn(async () => ({}));
  const options = { data: new FormData(), schema: z.object({}), work };
  const state = await handleDeskForm({ ...options, roles: ["moderator"] });
  expect(work).toHaveBeenCalledTimes(failure ? 0 : 1);
  if (failure) expect(state.failure).toMatch(failure);
  else expect(state.failure).toBeUndefined();
});
