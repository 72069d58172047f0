/** @jest-environment node */
import { securityHeaders } from "@/lib/security/headers";

const policiesOf = (path: string, logo?: string) =>
  securityHeaders(["icons"], logo)
    .filter(({ source }) => source === path)
    .flatMap(({ headers }) => headers)
    .map(({ key, value }) => [key, value]);

test("an operator's logo runs no script where it is opened by itself", () => {
  const policy = ["Content-Security-Policy", "script-src 'none'"];
  expect(policiesOf("/icons/own.svg", "/icons/own.svg")).toEqual([policy]);
  expect(policiesOf("/icons/own.svg")).toEqual([]);
});
