/** @jest-environment node */
import { sharedResult } from "@/lib/database/records/shared-result";
import { mailIntervals } from "@/lib/embedded/mails/mail-intervals";
import { countWrongCode, refuseAfterWrongCodes } from "@/lib/embedded/second-factor/wrong-codes";
import type { User } from "@/lib/embedded/users";
import { geocode } from "@/lib/finding/geocoder";

// A server's clock may be set back, by a person or by NTP after a start with a wrong one: nothing may wait for as long.
const NOW = new Date("2026-11-23T12:00:00Z");
const DAY_BEFORE = new Date("2026-11-22T12:00:00Z");
const seconds = (count: number) => new Date(NOW.getTime() + count * 1000);

afterEach(() => jest.useRealTimers());

test("the next mail to an address waits for a minute at most", () => {
  const start = mailIntervals();
  expect(start("recovery", "noor@example.com", NOW)).toBe(0);
  expect(start("recovery", "noor@example.com", seconds(20))).toBe(40);
  expect(start("recovery", "noor@example.com", DAY_BEFORE)).toBe(0);
  expect(start("recovery", "noor@example.com", DAY_BEFORE)).toBe(60);
});

test("wrong codes do not lock an account for longer than their period", async () => {
  const user = { wrong_codes: 5, wrong_codes_since: NOW } as User;
  expect(() => refuseAfterWrongCodes(user, seconds(60))).toThrow("Too many wrong codes");
  expect(() => refuseAfterWrongCodes(user, DAY_BEFORE)).not.toThrow();
  const query = jest.fn(async () => []);
  await countWrongCode(query, user, DAY_BEFORE);
  expect(query).toHaveBeenCalledWith(expect.any(String), [user.id, 1, DAY_BEFORE.toISOString()]);
});

test("a result stands in for later ones as long as it would have", async () => {
  jest.useFakeTimers({ now: NOW });
  const keep = sharedResult<number>({ standsForMs: () => 60_000 });
  const owner = {};
  expect(await keep(owner, "a", async () => 1)).toBe(1);
  jest.setSystemTime(DAY_BEFORE);
  jest.advanceTimersByTime(60_000);
  expect(await keep(owner, "b", async () => 2)).toBe(1);
  await jest.advanceTimersByTimeAsync(0);
  expect(await keep(owner, "b", async () => 3)).toBe(2);
});

test("the geocoder is asked again after a second", async () => {
  jest.useFakeTimers({ now: NOW });
  process.env.GEOCODER_URL = "https://geocoder.example/search";
  const asked = jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json([]));
  try {
    await geocode("kreuzberg");
    jest.setSystemTime(DAY_BEFORE);
    const answer = geocode("neukölln");
    await jest.advanceTimersByTimeAsync(1_000);
    await answer;
    expect(asked).toHaveBeenCalledTimes(2);
  } finally {
    delete process.env.GEOCODER_URL;
    asked.mockRestore();
  }
});
