/** @jest-environment node */
import { rateLimiter } from "@/lib/clients/rate-limiter";

const LIMIT = { burst: 3, refill: 60, periodMs: 60_000 };

it("allows the burst, then the refilled tokens", () => {
  const take = rateLimiter(LIMIT);
  expect([0, 0, 0, 0, 999, 1000, 1001].map((now) => take("a", now))).toEqual([
    true,
    true,
    true,
    false,
    false,
    true,
    false,
  ]);
});

it("never holds more than the burst", () => {
  const take = rateLimiter(LIMIT);
  take("a", 0);
  const later = [1, 2, 3, 4].map(() => take("a", 1_000_000));
  expect(later).toEqual([true, true, true, false]);
});

it("counts each key by itself", () => {
  const take = rateLimiter({ ...LIMIT, burst: 1 });
  expect([take("a", 0), take("b", 0), take("a", 0)]).toEqual([true, true, false]);
});

it("refills nothing for a clock that was set back", () => {
  const take = rateLimiter({ ...LIMIT, burst: 1 });
  expect([take("a", 10_000), take("a", 0)]).toEqual([true, false]);
});

it("drops the bucket that was used longest ago, so that memory has an end", () => {
  const take = rateLimiter({ ...LIMIT, burst: 1 });
  take("first", 0);
  take("second", 0);
  take("first", 0);
  for (let client = 0; client < 49_999; client += 1) take(`client ${client}`, 0);
  expect(take("first", 0)).toBe(false);
  expect(take("second", 0)).toBe(true);
});
