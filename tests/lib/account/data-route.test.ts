/** @jest-environment node */
import { GET } from "@/app/settings/data/route";

const mockLimits: string[] = [];
jest.mock("next/headers", () => ({ headers: async () => new Headers() }));
jest.mock("@/lib/database/has-database", () => ({ hasDatabase: () => true }));
jest.mock("@/lib/account/queries", () => ({
  getAccountData: async () => ({ data: {}, photos: [] }),
}));
jest.mock("@/lib/clients/write-limits", () => ({
  mayWrite: (kind: string) => mockLimits.push(kind) < 3,
}));
jest.mock("@/lib/supabase/current-user", () => ({
  getCurrentUser: async () => ({ sub: "1", email: "ada@example.com", secondFactor: "none" }),
}));

beforeEach(() => (mockLimits.length = 0));

const ask = (headers: Record<string, string>, query = "") =>
  GET(new Request(`http://localhost:3000/settings/data${query}`, { headers }));

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

it.each([
  ["", "Too many downloads. Please try again later.", "/settings"],
  [
    "?language=de",
    "Das waren zu viele Downloads. Bitte versuch es später noch einmal.",
    "/de/settings",
  ],
  ["?language=xx", "Too many downloads. Please try again later.", "/settings"],
])(
  "answers %j in the language of the settings that it came from",
  async (query, said, settings) => {
    mockLimits.push("download", "download");
    const response = await ask({}, query);
    expect([response.status, await response.text()]).toEqual([429, said]);
    const elsewhere = ask({ "Sec-Fetch-Site": "cross-site" }, query);
    await expect(elsewhere).rejects.toMatchObject({
      digest: expect.stringContaining(`;${settings};`),
    });
  },
);
