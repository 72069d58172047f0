/** @jest-environment node */
import type * as Queries from "@/lib/about/queries";

afterEach(() => jest.resetModules());

test.each([
  ["", true],
  ["Vegan Austria", false],
])("a site named %j tells the founding story: %s", async (name, isTold) => {
  process.env.NEXT_PUBLIC_SITE_NAME = name;
  const { getMission } = (await import("@/lib/about/queries")) as typeof Queries;
  delete process.env.NEXT_PUBLIC_SITE_NAME;
  const mission = await getMission();
  expect(mission.story !== undefined).toBe(isTold);
  expect(mission.claims.length > 0).toBe(isTold);
  expect(mission.pillars).toHaveLength(3);
  if (!isTold) expect(JSON.stringify(mission)).not.toContain("Chard");
});
