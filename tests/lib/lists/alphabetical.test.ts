/** @jest-environment node */
import { compareNames } from "@/lib/lists/alphabetical";

it("sorts as readers do", () => {
  expect(["Pho 10", "étoile", "Pho 2", "Zest", "apple"].sort(compareNames)).toEqual([
    "apple",
    "étoile",
    "Pho 2",
    "Pho 10",
    "Zest",
  ]);
});

it("creates no Intl object before names are compared; counts and months do not either", async () => {
  const made = (["Collator", "NumberFormat", "DateTimeFormat"] as const).map((name) =>
    jest.spyOn(Intl, name),
  );
  jest.resetModules();
  await import("@/lib/gallery/sort");
  await import("@/lib/restaurants/near-me/sort");
  const { formatCount } = await import("@/lib/counts");
  const { monthOf } = await import("@/lib/restaurants/facts/freshness");
  expect([formatCount(1204), monthOf("2026-03-04")]).toEqual(["1,204", "March 2026"]);
  for (const constructor of made) expect(constructor).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
