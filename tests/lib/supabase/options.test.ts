/** @jest-environment node */
import type * as options from "@/lib/supabase/options";

async function withSiteUrl(siteUrl: string) {
  jest.resetModules();
  process.env.NEXT_PUBLIC_SITE_URL = siteUrl;
  return (await import("@/lib/supabase/options")) as typeof options;
}

afterEach(() => delete process.env.NEXT_PUBLIC_SITE_URL);

it.each([
  ["http://localhost:3000", "http:", false],
  ["http://localhost:3000", "https:", true],
  ["https://chard.example", "https:", true],
  ["https://chard.example", "http:", true],
])("a site at %s, reached over %s: cookies are secure %s", async (siteUrl, protocol, secure) => {
  const { isSecureSite } = await withSiteUrl(siteUrl);
  expect(isSecureSite(protocol)).toBe(secure);
});
