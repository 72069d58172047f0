/** @jest-environment node */
import { GET } from "@/app/restaurants/summaries.json/route";
import { restaurantSummariesPath } from "@/lib/routes";

async function ask(ids: string[]) {
  return GET(new Request(`https://chard.example${restaurantSummariesPath(ids)}`));
}

const idsIn = async (response: Response) =>
  ((await response.json()) as { id: string }[]).map(({ id }) => id);

it("returns the restaurants of known ids, once each, cacheable for all", async () => {
  const response = await ask(["8", "1", "1", "gone", "../secret"]);
  expect(response.status).toBe(200);
  expect((await idsIn(response)).toSorted()).toEqual(["1", "8"]);
});

it("returns none for none", async () => {
  expect(await idsIn(await ask([]))).toEqual([]);
});

it("refuses more than a batch", async () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);
  expect((await ask(ids(50))).status).toBe(200);
  expect((await ask(ids(51))).status).toBe(400);
});
