/** @jest-environment node */
import { respondWithSummaries } from "@/app/restaurants/respond-with-summaries";
import { GET } from "@/app/restaurants/[id]/summary.json/route";
import { sampleRecords } from "@/lib/database/records/sample-records";
import type { SummaryBatch } from "@/lib/restaurants/summary-batches";

const MERGED = new Map([
  ["old", "8"],
  ["older", "8"],
  ["lost", "nowhere"],
]);

jest.mock("@/lib/database/records/public-records", () => ({
  getRecords: async () => ({
    ...sampleRecords,
    findMergedRestaurants: async (ids: string[]) =>
      new Map(ids.flatMap((id) => (MERGED.has(id) ? [[id, MERGED.get(id)!]] : []))),
  }),
}));

/** What a browser is told of a saved restaurant that was merged into another (P6.9). */
describe("the summary of a merged restaurant", () => {
  it.each<[string, string[], string[], Record<string, string> | undefined]>([
    ["1,none", ["1"], ["none"], undefined],
    ["1,old", ["1", "8"], [], { old: "8" }],
    ["8,old,older", ["8"], [], { old: "8", older: "8" }],
    ["lost", [], ["lost"], undefined],
  ])("among %s", async (ids, listed, unlisted, merged) => {
    const batch = (await (await respondWithSummaries(ids)).json()) as SummaryBatch;
    expect(batch.restaurants.map(({ id }) => id)).toEqual(listed);
    expect(batch.unlisted).toEqual(unlisted);
    expect(batch.merged).toEqual(merged);
  });

  it("alone leads to that of the other", async () => {
    const ask = (id: string) =>
      GET(new Request("https://chard.example"), { params: Promise.resolve({ id }) });
    await expect(ask("old")).rejects.toMatchObject({
      digest: expect.stringContaining(";/restaurants/8/summary.json;308;"),
    });
    await expect(ask("none")).rejects.toMatchObject({ digest: expect.stringContaining("404") });
    expect(await (await ask("8")).json()).toMatchObject({ id: "8" });
  });
});
