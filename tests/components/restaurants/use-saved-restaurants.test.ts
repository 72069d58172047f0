import { renderHook, waitFor } from "@testing-library/react";
import { useSavedRestaurants } from "@/components/restaurants/use-saved-restaurants";

const realFetch = global.fetch;
afterEach(() => {
  global.fetch = realFetch;
});

test("a thousand favorites are requested in batches, a few at a time, and shown in order", async () => {
  const ids = Array.from({ length: 1_000 }, (_, index) => `saved-${index}`);
  let running = 0;
  let most = 0;
  const asked: number[] = [];
  global.fetch = jest.fn(async (input: RequestInfo | URL) => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 0));
    running--;
    const batch = new URL(String(input), "https://x").searchParams.get("ids")!.split(",");
    asked.push(batch.length);
    const found = batch.filter((id) => id !== "saved-7").map((id) => ({ id }));
    return { ok: true, status: 200, json: async () => found } as Response;
  }) as typeof fetch;
  localStorage.setItem("savedRestaurants", JSON.stringify(ids));
  const { result } = renderHook(() => useSavedRestaurants());
  await waitFor(() => expect(result.current.isLoading).toBe(false), { timeout: 20_000 });
  expect(asked).toEqual(Array.from({ length: 20 }, () => 50));
  expect(most).toBeLessThanOrEqual(4);
  expect(result.current.unlisted).toEqual(["saved-7"]);
  expect(result.current.restaurants.map(({ id }) => id)).toEqual(
    ids.toReversed().filter((id) => id !== "saved-7"),
  );
}, 60_000);
