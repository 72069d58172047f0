/** @jest-environment node */
import { prepareSearch } from "@/lib/server/prepare-search";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("asks until the server answers, and then never again", async () => {
  const request = jest
    .fn<Promise<void>, [string]>()
    .mockRejectedValueOnce(new Error("ECONNREFUSED"))
    .mockResolvedValue(undefined);
  prepareSearch(request);
  expect(request).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_000);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(request.mock.calls).toEqual([
    ["/restaurants/suggestions.json?q=qxzqxz"],
    ["/restaurants/suggestions.json?q=qxzqxz"],
  ]);
});

test("gives up on a server that never answers", async () => {
  const request = jest.fn<Promise<void>, [string]>().mockRejectedValue(new Error("503"));
  prepareSearch(request);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(request).toHaveBeenCalledTimes(30);
});
