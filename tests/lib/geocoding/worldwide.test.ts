import { suggestWorldwide } from "@/lib/geocoding/worldwide";
import type { Suggestions } from "@/lib/search/suggestion";

const FOUND: Suggestions = {
  suggestions: [
    {
      group: "cities",
      name: "Berlin",
      detail: "Germany",
      note: "",
      means: { location: { name: "Berlin", lat: 52.5, lng: 13.4 } },
    },
  ],
  hasMore: false,
  credit: "GeoNames",
};

const own = AbortSignal.any;
afterEach(() => {
  AbortSignal.any = own;
  jest.useRealTimers();
});

/** Asks for suggestions; what was shown, and the signal that the request had. */
function ask(answer: Promise<Suggestions>) {
  const requests: AbortSignal[] = [];
  globalThis.fetch = jest.fn(async (_input, init) => {
    requests.push(init!.signal!);
    return { ok: true, status: 200, json: () => answer } as Response;
  });
  const typing = new AbortController();
  const shown: string[][] = [];
  const done = suggestWorldwide("berl", typing.signal, ({ locations }) =>
    shown.push(locations.map(({ name }) => name)),
  );
  return { requests, typing, shown, done };
}

test("suggests in browsers that cannot combine signals, which P2.12 supports", async () => {
  Reflect.deleteProperty(AbortSignal, "any");
  const { shown, done } = ask(Promise.resolve(FOUND));
  await done;
  expect(shown).toEqual([["Berlin"]]);
});

test("gives a request up with the next letter, or after five seconds", () => {
  jest.useFakeTimers();
  const never = new Promise<Suggestions>(() => {});
  const typed = ask(never);
  expect(typed.requests[0]!.aborted).toBe(false);
  typed.typing.abort();
  expect(typed.requests[0]!.aborted).toBe(true);
  const slow = ask(never);
  jest.advanceTimersByTime(4_999);
  expect(slow.requests[0]!.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(slow.requests[0]!.aborted).toBe(true);
});
