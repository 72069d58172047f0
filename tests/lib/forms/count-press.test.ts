/** @jest-environment node */
import { countPress } from "@/lib/forms/count-press";

const mockPage = { referer: "" };
jest.mock("next/cache", () => ({ revalidatePath: jest.fn() }));
jest.mock("next/navigation", () => ({ redirect: jest.fn() }));
jest.mock("next/headers", () => ({
  headers: async () => new Headers({ referer: mockPage.referer }),
}));
jest.mock("@/lib/database/client", () => ({ getStores: async () => ({ database: {} }) }));
jest.mock("@/lib/supabase/current-user", () => ({
  getCurrentUser: async () => ({ sub: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c0001" }),
}));

test.each([
  ["https://this.site/de/restaurants/1/dishes", "Dein Konto ist dauerhaft gesperrt: Spam."],
  ["https://this.site/restaurants/1", "Your account is suspended for good: Spam."],
  ["", "Your account is suspended for good: Spam."],
])("a suspended member who presses a button of %s is told why", async (referer, text) => {
  mockPage.referer = referer;
  const result = await countPress("1", async () => ({ reason: "Spam.", endsAt: undefined }));
  expect(result).toEqual({ suspended: expect.stringContaining(text) });
});
