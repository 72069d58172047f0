/** @jest-environment node */
import { canDeleteAccounts, secretKeyWarning } from "@/lib/supabase/secret-key";

const HOSTED = {
  NEXT_PUBLIC_SUPABASE_URL: "https://x.supabase.co",
  DATABASE_URL: "postgres://localhost/chard",
};
const KEY = { SUPABASE_SECRET_KEY: "sb_secret_0123456789abcdef" };

test.each([
  ["hosted accounts without the key", HOSTED, true, false],
  ["hosted accounts with it", { ...HOSTED, ...KEY }, false, true],
  [
    "hosted accounts of a site that keeps nothing",
    { NEXT_PUBLIC_SUPABASE_URL: "https://x.supabase.co" },
    false,
    false,
  ],
  ["embedded accounts", { CHARD_EMBEDDED_AUTH: "public" as const }, false, true],
])("%s: a warning is %s", (_, settings, isWarned, canDelete) => {
  const warning = secretKeyWarning(settings);
  if (isWarned) expect(warning).toMatch(/^SUPABASE_SECRET_KEY is not set: .*deleted.*photos/);
  else expect(warning).toBeUndefined();
  expect(canDeleteAccounts(settings)).toBe(canDelete);
});
