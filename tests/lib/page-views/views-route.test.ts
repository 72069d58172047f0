/** @jest-environment node */
import { POST } from "@/app/api/views/[id]/route";

const mockCounted: string[] = [];
jest.mock("@/lib/page-views/count-view", () => ({
  countPageView: (id: string) => mockCounted.push(id),
}));
let mockHasDatabase = true;
jest.mock("@/lib/database/has-database", () => ({ hasDatabase: () => mockHasDatabase }));

beforeEach(() => {
  mockCounted.length = 0;
  mockHasDatabase = true;
});

const OWN = { "sec-fetch-site": "same-origin" };

let clients = 0;
const newClient = () => `192.0.2.${(clients += 1)}`;

async function post(id: string, headers: Record<string, string> = OWN, client = newClient()) {
  const request = new Request(`http://localhost:3000/api/views/${encodeURIComponent(id)}`, {
    method: "POST",
    headers: { "x-forwarded-for": client, ...headers },
  });
  const response = await POST(request, { params: Promise.resolve({ id }) });
  expect(response.status).toBe(204);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.has("set-cookie")).toBe(false);
  return mockCounted;
}

test("a page of this site is counted", async () => {
  expect(await post("kopps-berlin")).toEqual(["kopps-berlin"]);
});

test.each(["", "../desk", "Kopps", "a\0b", "x".repeat(200)])(
  "%j is no restaurant's",
  async (id) => {
    expect(await post(id)).toEqual([]);
  },
);

test.each([
  [{ "sec-fetch-site": "cross-site" }],
  [{ "sec-fetch-site": "none" }],
  [{ origin: "https://evil.example", host: "localhost:3000" }],
  [{}],
])("nothing is counted for %j", async (headers) => {
  expect(await post("kopps-berlin", headers as Record<string, string>)).toEqual([]);
});

test("without a database nothing is counted", async () => {
  mockHasDatabase = false;
  expect(await post("kopps-berlin")).toEqual([]);
});

test("one client is counted sixty times at once; others go on", async () => {
  for (let time = 0; time < 70; time += 1) await post("kopps-berlin", OWN, "198.51.100.7");
  expect(mockCounted).toHaveLength(60);
  expect(await post("kopps-berlin")).toHaveLength(61);
});
