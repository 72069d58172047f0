/** @jest-environment node */
import type * as Site from "@/lib/site";

afterEach(() => jest.resetModules());

async function siteWith(settings: Record<string, string>) {
  Object.assign(process.env, settings);
  try {
    return (await import("@/lib/site")) as typeof Site;
  } finally {
    for (const name of Object.keys(settings)) delete process.env[name];
  }
}

const NAME = { NEXT_PUBLIC_SITE_NAME: "Vegan Austria" };

test.each([
  [{}, "Chard: vegan restaurants worldwide", "A worldwide directory"],
  [NAME, "Vegan Austria", "A directory"],
  [{ NEXT_PUBLIC_SITE_TAGLINE: "Eat green" }, "Chard: Eat green", "A worldwide directory"],
  [
    { ...NAME, NEXT_PUBLIC_SITE_TAGLINE: "Vegan from Graz to Bregenz" },
    "Vegan Austria: Vegan from Graz to Bregenz",
    "A directory",
  ],
])("with %j the site claims no more than is true", async (settings, name, description) => {
  const site = await siteWith(settings as Record<string, string>);
  expect(site.INSTALLED_NAME).toBe(name);
  expect(site.SITE_DESCRIPTION.startsWith(`${description} of vegan`)).toBe(true);
});
