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
const answer = (status: number, body: unknown) => async () => Response.json(body, { status });

/** Ways in which the auth service fails without saying anything about a session. None heeds the signal that ends a request. */
export const BROKEN_SERVICES: [failure: string, send: () => Promise<Response>][] = [
  ["cannot be reached", () => Promise.reject(new TypeError("fetch failed"))],
  ["accepts the connection and never answers", never],
  ["sends a head, and a body that never ends", async () => new Response(endlessBody())],
  ["sends a body without a limit", async () => new Response(growingBody())],
  ["answers HTML with status 200", async () => new Response("<h1>Portal</h1>")],
  ["answers a gateway's 502", async () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
  ["answers 503", answer(503, { message: "name resolution failed" })],
  ["answers 500 with a code", answer(500, { code: "unexpected_failure", message: "" })],
  ["answers 408", answer(408, { code: "request_timeout", message: "" })],
  ["answers a gateway's 401", answer(401, { message: "Invalid API key" })],
];

/** It answers, but neither with a session nor with a reason to end one. */
export const REFUSALS: [refusal: string, send: () => Promise<Response>][] = [
  [
    "answers 429",
    answer(429, { code: "over_request_rate_limit", message: "Request rate limit reached" }),
  ],
  ["answers JSON that is no session", answer(200, { hello: "world" })],
  ["answers 429 without a code", answer(429, { message: "Too many requests" })],
  ["answers with a code that nobody knows", answer(400, { code: "new_in_2030", message: "" })],
  [
    "answers 400 with the first version's codes",
    answer(400, { code: 400, error_code: "validation_failed" }),
  ],
];

/** Deadlines pass in a hundredth of the time, until the returned function is called. */
export function hurryDeadlines() {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = jest.spyOn(AbortSignal, "timeout");
  spy.mockImplementation((ms) => timeout(Math.ceil(ms / 100)));
  return () => spy.mockRestore();
}
