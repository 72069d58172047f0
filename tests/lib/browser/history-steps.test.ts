import { stepsBackTo } from "@/lib/browser/history-steps";

const HERE = "/restaurants/1";
const NEAR_ME = "/restaurants/near-me";
const isNearMe = (path: string) => path === NEAR_ME;

/** The tab's history as URLs, the current one last unless `index` says otherwise. */
function fakeHistory(addresses: (string | null)[], index = addresses.length - 1) {
  const entries = addresses.map((address) => ({
    url: address && new URL(address, window.location.origin).href,
  }));
  Object.defineProperty(window, "navigation", {
    configurable: true,
    value: { currentEntry: { index }, entries: () => entries },
  });
}

beforeEach(() => window.history.replaceState(null, "", HERE));
afterEach(() => Reflect.deleteProperty(window, "navigation"));

it.each<[string, (string | null)[], number | undefined]>([
  ["the page before", [NEAR_ME, HERE], -1],
  ["the page before, with its fragment", ["/", `${NEAR_ME}#q=ramen`, HERE], -1],
  ["the page before this one's fragments", [NEAR_ME, HERE, `${HERE}#reviews`], -2],
  ["another page", [NEAR_ME, "/", HERE], undefined],
  ["another restaurant", [NEAR_ME, "/restaurants/2", HERE], undefined],
  ["a page that hides its address", [NEAR_ME, null, HERE], undefined],
  ["nowhere", [HERE], undefined],
])("came from %s", (_, addresses, steps) => {
  fakeHistory(addresses);
  expect(stepsBackTo(isNearMe)).toBe(steps);
});

it("does not look ahead of the current entry", () => {
  fakeHistory([HERE, NEAR_ME], 0);
  expect(stepsBackTo(isNearMe)).toBeUndefined();
});

it("does not know in a browser without the Navigation API", () => {
  expect(stepsBackTo(isNearMe)).toBeUndefined();
});
