import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BackToNearMe } from "@/components/restaurants/detail/back-to-near-me";
import { rememberList } from "@/components/restaurants/near-me/last-list";
import { takeSearchLocation } from "@/lib/location/stored-search-location";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const NEAR_ME = "/restaurants/near-me";
const BROOKLYN = { name: "Brooklyn", lat: 40.65, lng: -73.95 };

beforeEach(() => {
  push.mockReset();
  window.sessionStorage.clear();
  window.history.replaceState(null, "", "/restaurants/2");
});
afterEach(() => Reflect.deleteProperty(window, "navigation"));

async function press() {
  render(<BackToNearMe>Restaurants near you</BackToNearMe>);
  const link = screen.getByRole("link", { name: "Restaurants near you" });
  link.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link);
}

test("without the Navigation API, opens the last list at its location", async () => {
  rememberList({ path: NEAR_ME, fragment: "#q=ramen", location: BROOKLYN });
  await press();
  expect(push).toHaveBeenCalledWith("/restaurants/near-me#q=ramen");
  expect(takeSearchLocation()).toEqual(BROOKLYN);
});

test("with it, a visitor who came from elsewhere gets near-me from its start", async () => {
  rememberList({ path: NEAR_ME, fragment: "#q=ramen", location: BROOKLYN });
  Object.defineProperty(window, "navigation", {
    configurable: true,
    value: { currentEntry: { index: 0 }, entries: () => [{ url: window.location.href }] },
  });
  await press();
  expect(push).not.toHaveBeenCalled();
  expect(takeSearchLocation()).toBeUndefined();
});

test.each([
  "/restaurants/near-me#q=ramen",
  "/restaurants/near-me/berlin",
  "/restaurants/near-me/52.52,13.41#around=Berlin@52.5244,13.4105",
])("with it, a visitor who came from the list %s goes back in history", async (from) => {
  const go = jest.spyOn(window.history, "go").mockImplementation();
  const list = new URL(from, window.location.origin).href;
  Object.defineProperty(window, "navigation", {
    configurable: true,
    value: {
      currentEntry: { index: 1 },
      entries: () => [{ url: list }, { url: window.location.href }],
    },
  });
  await press();
  expect(go).toHaveBeenCalledWith(-1);
  expect(push).not.toHaveBeenCalled();
});
