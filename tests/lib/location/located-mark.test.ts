import { LOCATED_SCRIPT, unmarkLocated } from "@/lib/location/located-mark";

const ELSEWHERE = { chard: { data: { location: { name: "Elsewhere", lat: 1, lng: 2 } } } };

afterEach(() => {
  unmarkLocated();
  window.sessionStorage.clear();
});

/** Whether the script hides the list that the page has in its HTML. */
function isHidden(url: string, state: unknown = null) {
  window.history.replaceState(state, "", url);
  // As the browser runs it in the page's head.
  new Function(LOCATED_SCRIPT)();
  return "located" in document.documentElement.dataset;
}

test.each([
  ["/restaurants/near-me", null, false],
  ["/restaurants/near-me#q=ramen", null, false],
  ["/restaurants/near-me#around=Berlin@52.5244,13.4105", null, true],
  ["/restaurants/near-me?country=Germany", null, true],
  ["/restaurants/near-me", ELSEWHERE, true],
  ["/restaurants/near-me/berlin", null, false],
  ["/restaurants/near-me/berlin#q=ramen", null, true],
  ["/restaurants/near-me/52.52,13.41#around=Berlin@52.5244,13.4105", ELSEWHERE, false],
  ["/restaurants/near-me/52.52,13.41#around=Berlin@52.5244,13.4105&q=ramen", null, true],
  ["/restaurants/near-me/52.52,13.41#around=Elsewhere@10,10", null, true],
])("%s with the state %j: hidden %s", (url, state, hidden) => {
  expect(isHidden(url, state)).toBe(hidden);
});
