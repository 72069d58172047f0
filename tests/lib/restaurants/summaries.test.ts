/** @jest-environment node */
import { GET } from "@/app/restaurants/summaries.json/[ids]/route";
import type { SummaryBatch } from "@/lib/restaurants/summary-batches";
import { restaurantSummariesPath } from "@/lib/routes";

async function ask(ids: string[]) {
  const path = restaurantSummariesPath(ids);
  const params = Promise.resolve({ ids: path.split("/").at(-1) ?? "" });
  return GET(new Request(`https://chard.example${path}`), { params });
}

const batchIn = async (response: Response) => (await response.json()) as SummaryBatch;

it("answers for each id, once, cacheable for all", async () => {
  const response = await ask(["8", "1", "1", "gone"]);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("public");
  const { restaurants, unlisted } = await batchIn(response);
  expect(restaurants.map(({ id }) => id).toSorted()).toEqual(["1", "8"]);
  expect(unlisted).toEqual(["gone"]);
});

it("the path alone says what is asked for", () => {
  expect(restaurantSummariesPath(["1", "8"])).toBe("/restaurants/summaries.json/1,8");
  expect(restaurantSummariesPath(["a?b"])).not.toContain("?");
});

it.each([[["../secret"]], [["1", ""]], [["a".repeat(200)]]])("refuses %j", async (ids) => {
  expect((await ask(ids)).status).toBe(400);
});

it("refuses more than a batch", async () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);
  expect((await ask(ids(50))).status).toBe(200);
  expect((await ask(ids(51))).status).toBe(400);
});
