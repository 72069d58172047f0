/** @jest-environment node */
import { createAuthService, ServiceUnavailable } from "@/lib/supabase/auth-service";

const URL_OF = (path: string) => `http://127.0.0.1/auth/v1/${path}`;
const never = new AbortController().signal;

/** A service that responds to what is released, and a call of it that takes too long while another one is under way. */
async function takeTooLong(isInProcess: boolean) {
  const waiting = new Map<string, () => void>();
  const send = jest.fn(
    (input: RequestInfo | URL) =>
      new Promise<Response>((resolve) =>
        waiting.set(String(input), () => resolve(Response.json({ id: "1" }))),
      ),
  );
  const service = createAuthService({ send: send as typeof fetch, isInProcess });
  const other = service.call(URL_OF("user"), undefined, never).catch((error: unknown) => error);
  const deadline = new AbortController();
  const late = service.call(URL_OF("token"), undefined, deadline.signal);
  deadline.abort();
  await expect(late).rejects.toBeInstanceOf(ServiceUnavailable);
  waiting.get(URL_OF("user"))!();
  return { service, send, other: await other };
}

beforeEach(() => jest.spyOn(console, "warn").mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it("fails no other call where one takes too long in this process", async () => {
  const { service, send, other } = await takeTooLong(true);
  expect(other).toMatchObject({ meaning: "success" });
  void service.call(URL_OF("next"), undefined, never).catch(() => undefined);
  expect(send).toHaveBeenCalledTimes(3);
  expect(console.warn).toHaveBeenCalledWith("Accounts: a call took too long.");
});

it("takes a service elsewhere for down", async () => {
  const { service, send, other } = await takeTooLong(false);
  expect(other).toBeInstanceOf(ServiceUnavailable);
  await expect(service.call(URL_OF("next"), undefined, never)).rejects.toBeInstanceOf(
    ServiceUnavailable,
  );
  expect(send).toHaveBeenCalledTimes(2);
});
