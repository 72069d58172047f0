/** @jest-environment node */
import { circuitBreaker } from "@/lib/supabase/circuit-breaker";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("finds by itself that the service is well again: the first who comes after an outage is not refused", async () => {
  let isWell = false;
  const probe = jest.fn(async () => isWell);
  const breaker = circuitBreaker({ probe, now: Date.now });
  expect(breaker.open()).toBe(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(probe.mock.calls.length).toBeGreaterThan(1);
  expect(breaker.isOpen()).toBe(true);

  isWell = true;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(breaker.isOpen()).toBe(false);
  const before = probe.mock.calls.length;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(probe).toHaveBeenCalledTimes(before);
});

it("makes one probe at a time, for all requests and however long it takes", async () => {
  let respond: (isWell: boolean) => void = () => {};
  const probe = jest.fn(() => new Promise<boolean>((resolve) => (respond = resolve)));
  const breaker = circuitBreaker({ probe, now: Date.now });
  breaker.open();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(breaker.isOpen()).toBe(true);
  expect(breaker.open()).toBe(false);
  expect(probe).toHaveBeenCalledTimes(1);
  respond(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(breaker.isOpen()).toBe(false);
});
