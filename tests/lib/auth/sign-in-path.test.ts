/** @jest-environment node */
import { secondStepPath, signInPath } from "@/lib/auth/sign-in-path";

test.each([
  ["/de/restaurants/1", "/de/auth?next=%2Fde%2Frestaurants%2F1"],
  ["/he/restaurants/1/owner?page=2", "/he/auth?next=%2Fhe%2Frestaurants%2F1%2Fowner%3Fpage%3D2"],
  ["/restaurants/1?language=de", "/auth?next=%2Frestaurants%2F1%3Flanguage%3Dde"],
  ["/profile", "/auth?next=%2Fprofile"],
])("%s is signed in to at %s", (next, path) => expect(signInPath(next)).toBe(path));

test("the code of a second factor is asked for in the language, too", () => {
  expect(secondStepPath("/de/settings")).toBe("/de/auth/second-step?next=%2Fde%2Fsettings");
});
