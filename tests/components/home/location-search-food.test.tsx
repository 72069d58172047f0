import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LocationSearch } from "@/components/home/location-search";
import { readLastLocation } from "@/lib/location/last-location";
import { fakeFewCities } from "@/tests/fakes/gazetteer";

const router = { push: jest.fn(), prefetch: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const box = () => screen.getByRole("combobox", { name: "Location: city or address" });
const button = () => screen.getByRole("button", { name: "Find Vegan Food" });
const stored = () => JSON.parse(window.sessionStorage.getItem("searchLocation") ?? "null");

beforeEach(() => {
  router.push.mockReset();
  window.sessionStorage.clear();
  fakeFewCities();
});

describe("food at a place", () => {
  async function submitted(text: string, isWorldwide: boolean) {
    const user = userEvent.setup();
    render(<LocationSearch isWorldwide={isWorldwide} />);
    await user.click(box());
    await user.paste(text);
    await user.click(button());
    await waitFor(() => expect(router.push).toHaveBeenCalledTimes(1));
    return router.push.mock.calls[0]?.[0] as unknown;
  }

  it("leads to the page of the place with the search text", async () => {
    expect(await submitted("vegan pizza berlin", true)).toBe(
      "/restaurants/near-me/52.52,13.41#around=berlin@52.524,13.411&q=vegan+pizza",
    );
    expect(readLastLocation()).toEqual({ name: "berlin", lat: 52.524, lng: 13.411 });
    expect(stored()).toBeNull();
  });

  it("leads to near me itself without a connection", async () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(await submitted("vegan pizza berlin", true)).toBe("/restaurants/near-me#q=vegan+pizza");
    expect(stored()).toEqual({ name: "berlin", lat: 52.524, lng: 13.411 });
    jest.restoreAllMocks();
  });

  it("near the visitor leaves the place to near me", async () => {
    expect(await submitted("breakfast near me", true)).toBe("/restaurants/near-me#q=breakfast");
    expect(stored()).toBeNull();
  });

  it("that names no food is a place", async () => {
    expect(await submitted("restaurants in Berlin", true)).toBe(
      "/restaurants/near-me/52.52,13.41#around=Berlin@52.524,13.411",
    );
  });

  it("is a text like any other with the samples alone", async () => {
    expect(await submitted("vegan pizza berlin", false)).toBe("/restaurants/near-me");
    expect(stored()).toEqual({ name: "vegan pizza berlin", lat: 40.7128, lng: -74.006 });
  });
});
