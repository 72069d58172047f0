/** @jest-environment node */
import type * as pinoModule from "pino";
import { logAsJson, logRequest, logRequestError } from "@/lib/server/json-log";
import { onRequest } from "@/lib/next-internals/on-request";
import { publishRequest } from "@/tests/fakes/publish-request";

const mockLines: Record<string, unknown>[] = [];

jest.mock("pino", () => {
  const { pino } = jest.requireActual<typeof pinoModule>("pino");
  const stream = {
    write: (line: string) => void mockLines.push(JSON.parse(line) as Record<string, unknown>),
  };
  const toLines = (options: object) => pino(options, stream);
  return { pino: Object.assign(toLines, { stdTimeFunctions: pino.stdTimeFunctions }) };
});

const { log, info, warn, error } = console;

beforeAll(() => {
  logAsJson();
  onRequest([logRequest]);
});
beforeEach(() => (mockLines.length = 0));
afterAll(() => Object.assign(console, { log, info, warn, error }));

function respond(
  { url = "/", method = "GET", headers = {} },
  { statusCode = 200, writableFinished = true } = {},
) {
  const response = Object.assign(publishRequest({ url, method, headers }), { statusCode });
  Object.defineProperty(response, "writableFinished", { value: writableFinished });
  response.emit("close");
}

test("a request is one line: when, what and how it ended, without a name", () => {
  respond({
    url: "/restaurants/1?q=s3cret",
    headers: { cookie: "chard-auth=x", "user-agent": "x", "x-request-id": "0a1b" },
  });
  expect(mockLines).toEqual([
    {
      level: "info",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      msg: "request",
      method: "GET",
      path: "/restaurants/1",
      status: 200,
      ms: expect.any(Number),
      id: "0a1b",
    },
  ]);
});

test.each([
  ["a failure", {}, { statusCode: 500 }, { level: "error", status: 500 }],
  ["a missing page", {}, { statusCode: 404 }, { level: "info", status: 404 }],
  ["a visitor who left", {}, { writableFinished: false }, { aborted: true }],
  [
    "a health check that failed",
    { url: "/api/health/ready" },
    { statusCode: 503 },
    { status: 503 },
  ],
])("%s is a line", (_, request, response, line) => {
  respond(request, response);
  expect(mockLines).toEqual([expect.objectContaining(line)]);
});

test("a health check that went well is not worth a line", () => {
  respond({ url: "/api/health" });
  respond({ url: "/api/health/ready?x" });
  expect(mockLines).toEqual([]);
});

test("an identifier with a visitor's text is left out", () => {
  respond({ headers: { "x-request-id": "noor@example.com" } });
  expect(JSON.stringify(mockLines[0])).not.toContain("noor");
});

test.each([
  ["log", "info"],
  ["info", "info"],
  ["warn", "warn"],
  ["error", "error"],
] as const)("console.%s becomes a line at level %s", (method, level) => {
  console[method]("Mail to %s failed", "noor@example.com");
  expect(mockLines).toEqual([expect.objectContaining({ level, msg: "Mail to [address] failed" })]);
});

test("an error of a request is one line, though Next repeats it on the console", () => {
  const failure = new TypeError("No user noor@example.com");
  Object.assign(failure, { digest: "1234" });
  logRequestError(failure, { method: "GET", route: "/restaurants/[id]", id: "0a1b" });
  console.error(failure);
  expect(mockLines).toEqual([
    expect.objectContaining({
      level: "error",
      method: "GET",
      route: "/restaurants/[id]",
      id: "0a1b",
      digest: "1234",
      error: "TypeError",
      msg: "No user [address]",
      stack: expect.stringContaining("json-log.test"),
    }),
  ]);
  expect(JSON.stringify(mockLines)).not.toContain("noor");
});

test("what is thrown without being an error is a line too", () => {
  logRequestError("out of order", { method: "POST", route: "/auth/confirm", id: undefined });
  expect(mockLines).toEqual([expect.objectContaining({ msg: "out of order" })]);
});
