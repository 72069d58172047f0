/** @jest-environment node */
import { getPhotoAccess } from "@/lib/photos/queries";

const SENDER = "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000a";
const HASH = "0123456789abcdef0123456789abcdef";

type User = { sub: string; secondFactor: "none" | "used" | "unused" };
const mock = {
  audience: undefined as unknown,
  user: undefined as User | undefined,
  role: undefined as string | undefined,
};
jest.mock("@/lib/database/client", () => ({ getStores: async () => ({ database: {} }) }));
jest.mock("@/lib/database/photos/photo-audience", () => ({
  findPhotoAudience: async () => mock.audience,
}));
jest.mock("@/lib/database/desk/accounts/roles", () => ({
  findDeskMember: async () => mock.role && { role: mock.role },
}));
jest.mock("@/lib/supabase/current-user", () => ({ getCurrentUser: async () => mock.user }));

const visit = (audience: unknown, user?: Partial<User>, role?: string) => {
  mock.audience = audience;
  mock.user = user && { sub: "other", secondFactor: "none", ...user };
  mock.role = role;
  return getPhotoAccess(HASH);
};
const WAITS = { senders: [SENDER] };

it("a published photo is for everyone, a removed one for no one, not even moderators", async () => {
  expect(await visit("public")).toBe("public");
  expect(await visit(undefined)).toBeUndefined();
  expect(await visit(undefined, { sub: SENDER }, "moderator")).toBeUndefined();
});

it("one that waits is for its sender and for moderators", async () => {
  expect(await visit(WAITS, { sub: SENDER })).toBe("user");
  expect(await visit(WAITS, {}, "moderator")).toBe("user");
});

it.each<[string, Partial<User> | undefined, string | undefined]>([
  ["a signed-out visitor", undefined, undefined],
  ["other members", {}, undefined],
  ["editors", {}, "editor"],
  ["a moderator's session without the code", { secondFactor: "unused" }, "moderator"],
])("but not for %s", async (_who, user, role) => {
  expect(await visit(WAITS, user, role)).toBeUndefined();
});
