/** @jest-environment node */
import type { SecondFactor } from "@/lib/auth/second-factor";
import { isSecondFactorRequired, missingAtDesk } from "@/lib/desk/second-factor";

const mockProject: { url: string | undefined } = { url: undefined };
jest.mock("@/lib/public-env", () => ({
  get SUPABASE_URL() {
    return mockProject.url;
  },
}));

const HOSTED = "https://abc.supabase.co";

it.each([
  ["embedded, on this machine", undefined, "local", false],
  ["embedded, open to others", undefined, "public", true],
  ["embedded, not served", undefined, undefined, false],
  ["of a project", HOSTED, undefined, false],
  ["of a project, whatever is set besides", HOSTED, "public", false],
])("accounts %s (%#)", (_, url, exposure, expected) => {
  mockProject.url = url;
  expect(isSecondFactorRequired(exposure ?? "")).toBe(expected);
});

it.each<[SecondFactor, boolean, "code" | "factor" | undefined]>([
  ["none", false, undefined],
  ["none", true, "factor"],
  ["unused", false, "code"],
  ["unused", true, "code"],
  ["used", false, undefined],
  ["used", true, undefined],
])("a factor that is %j, required: %s, lacks %s", (factor, isRequired, missing) => {
  expect(missingAtDesk(factor, isRequired)).toBe(missing);
});
