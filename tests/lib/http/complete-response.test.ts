/** @jest-environment node */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { completeResponses } from "@/lib/http/complete-response";
import { onRequest } from "@/lib/next-internals/on-request";

let site: Server;
let origin: string;

beforeAll(async () => {
  onRequest([
    completeResponses({
      policyOf: (html) => `policy of ${html}`,
      complete: (html, status) => (status === 404 ? "<p>Another page</p>" : html),
    }),
  ]);
  site = createServer((request, response) => {
    const status = request.url === "/missing" ? 404 : 200;
    const body = gzipSync("<p>A page</p>");
    response.writeHead(status, {
      "Content-Type": request.url === "/file" ? "application/json" : "text/html",
      "Content-Encoding": "gzip",
      "Content-Length": body.length,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => site.close(resolve)));

test.each([
  ["/page", 200, "<p>A page</p>", "policy of <p>A page</p>"],
  ["/missing", 404, "<p>Another page</p>", "policy of <p>Another page</p>"],
  ["/file", 200, "<p>A page</p>", null],
])("%s is sent whole, with the policy of what is sent", async (path, status, text, policy) => {
  const response = await fetch(origin + path);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text);
  expect(response.headers.get("content-security-policy")).toBe(policy);
});
