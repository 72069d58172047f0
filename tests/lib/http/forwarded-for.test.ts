/** @jest-environment node */
import { createServer, request, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { replaceForwardedFor } from "@/lib/http/forwarded-for";

let seen: IncomingHttpHeaders;
const server = createServer((incoming, response) => {
  replaceForwardedFor(0)({ request: incoming, response });
  seen = incoming.headers;
  response.end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

function ask(headers: Record<string, string | string[]>) {
  const { port } = server.address() as AddressInfo;
  return new Promise<void>((resolve, reject) => {
    const options = { host: "127.0.0.1", port, headers, agent: false };
    request(options, (response) => response.resume().once("end", resolve))
      .once("error", reject)
      .end();
  });
}

it.each<[string, Record<string, string | string[]>]>([
  ["no header", {}],
  ["a forged address", { "X-Forwarded-For": "203.0.113.7" }],
  ["a forged chain", { "X-Forwarded-For": "203.0.113.7, 198.51.100.1" }],
  ["a header that is sent twice", { "X-Forwarded-For": ["203.0.113.7", "198.51.100.1"] }],
])("names the socket's peer for a request with %s", async (_, headers) => {
  await ask(headers);
  expect(seen["x-forwarded-for"]).toBe("127.0.0.1");
});
