import { act, renderHook, waitFor } from "@testing-library/react";
import { useSavedRestaurants } from "@/components/restaurants/favorites/use-saved-restaurants";

const realFetch = global.fetch;
afterEach(() => {
  global.fetch = realFetch;
});

const respond = (json: unknown, status = 200) =>
  ({ ok: status === 200, status, json: async () => json }) as Response;

const save = (ids: string[]) => localStorage.setItem("savedRestaurants", JSON.stringify(ids));

/** The ids that a request asks about. */
function askedIn(input: RequestInfo | URL) {
  const [, batch, single] =
    /\/summaries\.json\/(.+)$|\/restaurants\/([^/]+)\/summary\.json$/.exec(String(input)) ?? [];
  return batch?.split(",") ?? [single ?? ""];
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `saved-${index}`);

test("a thousand favorites are requested in batches, a few at a time, and shown in order", async () => {
  const ids = numbered(1_000);
  let running = 0;
  let most = 0;
  const asked: number[] = [];
  global.fetch = jest.fn(async (input: RequestInfo | URL) => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 0));
    running--;
    const batch = askedIn(input);
    asked.push(batch.length);
    const restaurants = batch.filter((id) => id !== "saved-7").map((id) => ({ id }));
    return respond({ restaurants, unlisted: batch.filter((id) => id === "saved-7") });
  }) as typeof fetch;
  save(ids);
  const { result } = renderHook(() => useSavedRestaurants());
  await waitFor(() => expect(result.current.isLoading).toBe(false), { timeout: 20_000 });
  expect(asked).toEqual(Array.from({ length: 20 }, () => 50));
  expect(most).toBeLessThanOrEqual(4);
  expect(result.current.unlisted).toEqual(["saved-7"]);
  expect(result.current.restaurants.map(({ id }) => id)).toEqual(
    ids.toReversed().filter((id) => id !== "saved-7"),
  );
}, 60_000);

test("a response about another visitor's list says nothing about this one", async () => {
  global.fetch = jest.fn(async () =>
    respond({ restaurants: [{ id: "1" }], unlisted: ["others"] }),
  ) as typeof fetch;
  const ids = numbered(30);
  save(ids);
  const { result } = renderHook(() => useSavedRestaurants());
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(result.current.unlisted).toEqual([]);
  expect(result.current.failed).toHaveLength(30);
});

test("what one response calls unlisted is asked for again, alone and past every cache, before it may go", async () => {
  const requests: [string, RequestCache | undefined][] = [];
  global.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const ids = askedIn(input);
    requests.push([ids.join(), init?.cache]);
    if (ids.length > 1) return respond({ restaurants: [], unlisted: ids });
    if (ids[0] === "saved-1") return respond(undefined, 503);
    return ids[0] === "saved-2" ? respond(undefined, 404) : respond({ id: ids[0] });
  }) as typeof fetch;
  save(numbered(30));
  const { result } = renderHook(() => useSavedRestaurants());
  await waitFor(() => expect(result.current.unlisted).toHaveLength(30));
  requests.length = 0;
  let gone: string[] = [];
  await act(async () => {
    gone = await result.current.confirmUnlisted();
  });
  expect(gone).toEqual(["saved-2"]);
  expect(requests).toHaveLength(30);
  expect(new Set(requests.map(([, cache]) => cache))).toEqual(new Set(["no-store"]));
  expect(result.current.failed).toEqual(["saved-1"]);
  expect(result.current.restaurants).toHaveLength(28);
});

test("stored texts that are no ids are unlisted without a request", async () => {
  global.fetch = jest.fn() as typeof fetch;
  save(["../secret", "a b"]);
  const { result } = renderHook(() => useSavedRestaurants());
  await waitFor(() => expect(result.current.unlisted).toEqual(["a b", "../secret"]));
  expect(global.fetch).not.toHaveBeenCalled();
});
