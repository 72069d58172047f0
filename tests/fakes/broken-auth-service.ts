/** A body that begins like JSON and never ends. */
function endlessBody() {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"access_token":')),
  });
}

/** A body that never stops growing. */
function growingBody() {
  const chunk = new TextEncoder().encode(" ".repeat(64 * 1024));
  return new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
}

const never = () => new Promise<Response>(() => {});
const response = (status: number, body: unknown) => async () => Response.json(body, { status });

/** Ways in which the auth service fails without saying anything about a session. None heeds the signal that ends a request. */
export const BROKEN_SERVICES: [failure: string, send: () => Promise<Response>][] = [
  ["cannot be reached", () => Promise.reject(new TypeError("fetch failed"))],
  ["accepts the connection and never responds", never],
  ["sends a head, and a body that never ends", async () => new Response(endlessBody())],
  ["sends a body without a limit", async () => new Response(growingBody())],
  ["returns HTML with status 200", async () => new Response("<h1>Portal</h1>")],
  ["returns a gateway's 502", async () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
  ["returns 503", response(503, { message: "name resolution failed" })],
  ["returns 500 with a code", response(500, { code: "unexpected_failure", message: "" })],
  ["returns 408", response(408, { code: "request_timeout", message: "" })],
  ["returns a gateway's 401", response(401, { message: "Invalid API key" })],
];

/** It responds, but neither with a session nor with a reason to end one. */
export const REFUSALS: [refusal: string, send: () => Promise<Response>][] = [
  [
    "returns 429",
    response(429, { code: "over_request_rate_limit", message: "Request rate limit reached" }),
  ],
  ["returns JSON that is no session", response(200, { hello: "world" })],
  ["returns 429 without a code", response(429, { message: "Too many requests" })],
  ["returns an unknown code", response(400, { code: "new_in_2030", message: "" })],
  [
    "returns 400 with the first version's codes",
    response(400, { code: 400, error_code: "validation_failed" }),
  ],
];

/** Deadlines pass in a hundredth of the time, until the returned function is called. */
export function hurryDeadlines() {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = jest.spyOn(AbortSignal, "timeout");
  spy.mockImplementation((ms) => timeout(Math.ceil(ms / 100)));
  return () => spy.mockRestore();
}
