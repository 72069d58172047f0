/** @jest-environment node */
import { secondFactorOf } from "@/lib/auth/second-factor";

const token = (payload: unknown) =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.x`;

const VERIFIED = [{ status: "unverified" }, { status: "verified" }];
// In base64url it has a minus and an underscore.
const NAME = "ÿ~¿>~~?ñ";

it.each([
  ["no factors at all", undefined, token({ aal: "aal2" }), "none"],
  ["an empty list", [], token({ aal: "aal2" }), "none"],
  ["a factor without a first code", [{ status: "unverified" }], token({ aal: "aal1" }), "none"],
  ["something that is no list", { status: "verified" }, token({ aal: "aal2" }), "none"],
  ["a list of nothing", [null, 1], token({ aal: "aal2" }), "none"],
  ["a factor and no code", VERIFIED, token({ aal: "aal1" }), "unused"],
  ["a factor and a token without a level", VERIFIED, token({}), "unused"],
  ["a factor and something that is no token", VERIFIED, "abc", "unused"],
  ["a factor and a token of something else", VERIFIED, "a.bm8.c", "unused"],
  ["a factor and its code", VERIFIED, token({ name: NAME, aal: "aal2" }), "used"],
])("%s: %#", (_, factors, accessToken, expected) => {
  expect(secondFactorOf(factors, accessToken)).toBe(expected);
});
