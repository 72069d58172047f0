/** @jest-environment node */
import { recordAvailability, recordFailedWait } from "@/lib/database/connection/availability";
import { replaceWhileUnavailable } from "@/lib/http/unavailable-page";

// One clock for all of them: what was noted in one test is in the past of the next.
beforeAll(() => jest.useFakeTimers());
afterEach(() => recordAvailability(true));
afterAll(() => jest.useRealTimers());

/** A request that comes now, after everything before. */
function begin() {
  jest.advanceTimersByTime(1);
  return performance.now();
}

test("a response that failed while the database is down is an uncacheable 503 that reloads itself", () => {
  recordAvailability(false);
  const replacement = replaceWhileUnavailable(500, begin());
  expect(replacement?.status).toBe(503);
  expect(replacement?.headers).toEqual({
    "Retry-After": "10",
    "Cache-Control": "private, no-store",
  });
  expect(replacement?.html).toContain('http-equiv="refresh" content="10"');
});

test("so is one that failed because the auth service was unavailable", () => {
  const replacement = replaceWhileUnavailable(500, begin(), { spent: 0, wasUnavailable: true });
  expect(replacement?.status).toBe(503);
  expect(replacement?.html).toContain("accounts cannot be asked");
  expect(
    replaceWhileUnavailable(500, begin(), { spent: 0, wasUnavailable: false }),
  ).toBeUndefined();
  expect(replaceWhileUnavailable(200, begin(), { spent: 0, wasUnavailable: true })).toBeUndefined();
});

test("so is one whose request found the failure first", () => {
  const begun = begin();
  recordFailedWait();
  expect(replaceWhileUnavailable(500, begun)?.status).toBe(503);
  expect(replaceWhileUnavailable(500, begin())).toBeUndefined();
});

test("any other response, and any failure while the database responds, is not changed", () => {
  expect(replaceWhileUnavailable(500, begin())).toBeUndefined();
  recordAvailability(false);
  for (const status of [200, 304, 404])
    expect(replaceWhileUnavailable(status, begin())).toBeUndefined();
});
