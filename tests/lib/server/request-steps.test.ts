/** @jest-environment node */
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { requestSteps } from "@/lib/server/request-steps";

jest.mock("@/lib/database/open-stores", () => ({ closeStores: jest.fn() }));

const cookies = Array.from({ length: 300 }, (_, index) => `a${index}=x`).join("; ");

/** What Next reads of a request after all steps. */
async function afterSteps(fields: { url: string; headers: Record<string, string> }) {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: "GET", ...fields });
  const response = new ServerResponse(request);
  for (const take of await requestSteps(() => [])) take({ request, response });
  return { request, response };
}

afterEach(() => {
  delete process.env.CHARD_EMBEDDED_AUTH;
});

test("Next reads a request that is numbered, has one trusted address, few cookies and a path that can be decoded", async () => {
  const { request } = await afterSteps({
    url: "/restaurants/100%",
    headers: { host: "localhost:3000", "x-forwarded-for": "203.0.113.7", cookie: cookies },
  });
  expect(request.url).toBe("/restaurants/100%25");
  expect(request.headers["x-request-id"]).toMatch(/^[0-9a-f]{16}$/);
  expect(request.headers["x-forwarded-for"]).not.toContain("203.0.113.7");
  expect(request.headers.cookie?.split("; ")).toHaveLength(80);
});

test("a host that is not the site's is refused where accounts are embedded", async () => {
  process.env.CHARD_EMBEDDED_AUTH = "local";
  const { request } = await afterSteps({ url: "/", headers: { host: "evil.example" } });
  expect(request.url).toBe("/api/misdirected");
});

test("a body that is too large is refused, and the number stays for the log", async () => {
  const { request } = await afterSteps({
    url: "/contact",
    headers: { host: "localhost", "content-length": "40000000", "x-request-id": "0a1b" },
  });
  expect(request.url).toBe("/api/too-large");
  expect(request.headers["x-request-id"]).toBe("0a1b");
});

test("what changes the response comes before any step that leads elsewhere", async () => {
  const seen: (string | undefined)[] = [];
  const steps = await requestSteps(() => [({ request }) => void seen.push(request.url)]);
  const request = Object.assign(new IncomingMessage(new Socket()), {
    url: "/contact",
    headers: { "content-length": "40000000" },
  });
  for (const take of steps) take({ request, response: new ServerResponse(request) });
  expect(seen).toEqual(["/contact"]);
  expect(request.url).toBe("/api/too-large");
});
