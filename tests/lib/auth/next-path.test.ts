/** @jest-environment node */
import { nextPath, pathAfterCode, secondStepHref, signInHref } from "@/lib/auth/next-path";

it.each([
  ["/restaurants/1/review", "/restaurants/1/review"],
  ["/favorites?x=1#view=map", "/favorites?x=1#view=map"],
  ["", "/"],
  ["restaurants", "/"],
  ["https://evil.example/", "/"],
  ["//evil.example/", "/"],
  ["/\\evil.example/", "/"],
  ["/a\\b", "/"],
  ["/\t/evil.example", "/"],
  ["javascript:alert(1)", "/"],
  ["/auth?next=/auth", "/"],
  ["/de/auth?next=/auth", "/"],
  ["/de/restaurants/1", "/de/restaurants/1"],
])("a sign-in for %j leads to %s", (next, path) => {
  expect(nextPath(new URL(signInHref(next), "https://chard.example").searchParams)).toBe(path);
});

it("leads home without a wish", () => {
  expect(nextPath("")).toBe("/");
});

it.each([
  ["/auth/reset", "/auth/reset"],
  ["/he/auth/reset", "/he/auth/reset"],
  ["/he/auth/join", "/"],
  ["/desk", "/desk"],
  ["/auth", "/"],
  ["/auth/second-step", "/"],
  ["/auth/reset/../../", "/"],
  ["//evil.example/", "/"],
  ["", "/"],
])("a code requested with %j leads to %s", (next, path) => {
  expect(pathAfterCode(new URL(secondStepHref(next), "https://chard.example").searchParams)).toBe(
    path,
  );
});
