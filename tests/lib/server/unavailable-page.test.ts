/** @jest-environment node */
import { noteDatabase } from "@/lib/database/availability";
import { replaceWhileUnavailable } from "@/lib/server/unavailable-page";

afterEach(() => noteDatabase(true));

test("a response that failed while the database is down is a 503 that nobody keeps, and asks again", () => {
  noteDatabase(false);
  const replacement = replaceWhileUnavailable(500);
  expect(replacement?.status).toBe(503);
  expect(replacement?.headers).toEqual({
    "Retry-After": "10",
    "Cache-Control": "private, no-store",
  });
  expect(replacement?.html).toContain('http-equiv="refresh" content="10"');
});

test("so is one that failed because accounts could not be asked for it", () => {
  const replacement = replaceWhileUnavailable(500, { spent: 0, wasUnavailable: true });
  expect(replacement?.status).toBe(503);
  expect(replacement?.html).toContain("accounts cannot be asked");
  expect(replaceWhileUnavailable(500, { spent: 0, wasUnavailable: false })).toBeUndefined();
  expect(replaceWhileUnavailable(200, { spent: 0, wasUnavailable: true })).toBeUndefined();
});

test("any other response, and any failure while the database answers, stays what it is", () => {
  expect(replaceWhileUnavailable(500)).toBeUndefined();
  noteDatabase(false);
  for (const status of [200, 304, 404]) expect(replaceWhileUnavailable(status)).toBeUndefined();
});
