/** @jest-environment node */
import { replaceAfterError } from "@/lib/http/error-page";
import { numberRequest, requestIdOf } from "@/lib/http/request-id";
import { onRequest } from "@/lib/next-internals/on-request";
import { publishRequest } from "@/tests/fakes/publish-request";

beforeAll(() => onRequest([numberRequest]));

const idOf = (headers: Record<string, string>) =>
  requestIdOf(publishRequest({ headers }).req.headers);

test("each request has a number of its own", () => {
  const [one, other] = [idOf({}), idOf({})];
  expect(one).toMatch(/^[0-9a-f]{16}$/);
  expect(one).not.toBe(other);
});

test("a number of the reverse proxy stays, and nothing that is none", () => {
  expect(idOf({ "x-request-id": "0a1b-2c" })).toBe("0a1b-2c");
  for (const text of ["<b>1</b>", "a".repeat(65), ""])
    expect(idOf({ "x-request-id": text })).toMatch(/^[0-9a-f]{16}$/);
});

test("the page for an error names the number, and is in no cache", () => {
  const page = replaceAfterError(500, { "x-request-id": "0a1b" });
  expect(page?.status).toBe(500);
  expect(page?.headers).toEqual({ "Cache-Control": "private, no-store" });
  expect(page?.html).toContain("<strong>0a1b</strong>");
  expect(page?.html).not.toContain("refresh");
});

test("other responses stay as they are, and no text of a visitor is on the page", () => {
  for (const status of [200, 404, 503])
    expect(replaceAfterError(status, { "x-request-id": "0a1b" })).toBeUndefined();
  expect(replaceAfterError(500, { "x-request-id": "<script>" })).toBeUndefined();
});
