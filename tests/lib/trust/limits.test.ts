/** @jest-environment node */
import { DEFAULT_LIMITS } from "@/lib/trust/level";
import { trustLimits } from "@/lib/trust/limits";

test("limits have defaults", () => {
  expect(trustLimits({})).toEqual(DEFAULT_LIMITS);
});

test("each limit is a setting", () => {
  const settings = {
    CHARD_LEVEL_MEMBER: "1",
    CHARD_LEVEL_TRUSTED: "2",
    CHARD_LEVEL_UNREFUSED_DAYS: "4",
    CHARD_LEVEL_ACCOUNT_DAYS: "5",
  };
  expect(trustLimits(settings)).toEqual({
    memberAccepted: 1,
    trustedAccepted: 2,
    unrefusedDays: 4,
    accountDays: 5,
  });
});

test.each([
  ["CHARD_LEVEL_MEMBER", "0"],
  ["CHARD_LEVEL_TRUSTED", "many"],
  ["CHARD_LEVEL_UNREFUSED_DAYS", "0"],
  ["CHARD_LEVEL_ACCOUNT_DAYS", "1.5"],
])("%s is not %s", (name, value) => {
  expect(() => trustLimits({ [name]: value })).toThrow(name);
});

test.each([
  [{ CHARD_LEVEL_MEMBER: "21" }],
  [{ CHARD_LEVEL_TRUSTED: "2" }],
  [{ CHARD_LEVEL_MEMBER: "6", CHARD_LEVEL_TRUSTED: "5" }],
])("no one is trusted before they are a member: %j", (settings) => {
  expect(() => trustLimits(settings)).toThrow("CHARD_LEVEL_TRUSTED");
});
