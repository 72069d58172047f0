/** @jest-environment node */
import { GET } from "@/app/settings/data/route";

const mockLimits: string[] = [];
jest.mock("next/headers", () => ({ headers: async () => new Headers() }));
jest.mock("@/lib/database/has-database", () => ({ hasDatabase: () => true }));
jest.mock("@/lib/account/queries", () => ({
  getAccountData: async () => ({ data: {}, photos: [] }),
}));
jest.mock("@/lib/clients/write-limits", () => ({
  mayWrite: (kind: string) => mockLimits.push(kind) > 0,
}));
jest.mock("@/lib/supabase/current-user", () => ({
  getCurrentUser: async () => ({ sub: "1", email: "ada@example.com", secondFactor: "none" }),
}));

beforeEach(() => (mockLimits.length = 0));

const ask = (headers: Record<string, string>) =>
  GET(new Request("http://localhost:3000/settings/data", { headers }));

it.each(["same-origin", "none"])(
  "sends the data to who came by %s, within a limit of its own",
  async (site) => {
    const response = await ask({ "Sec-Fetch-Site": site });
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(mockLimits).toEqual(["download"]);
  },
);

it("sends it to browsers that do not tell", async () => {
  expect((await ask({})).status).toBe(200);
});

it.each(["cross-site", "same-site"])(
  "another site (%s) uses up nothing and gets nothing",
  async (site) => {
    await expect(ask({ "Sec-Fetch-Site": site })).rejects.toThrow("NEXT_REDIRECT");
    expect(mockLimits).toEqual([]);
  },
);
