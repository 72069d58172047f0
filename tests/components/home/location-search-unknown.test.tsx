import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LocationSearch } from "@/components/home/location-search";
import type { SearchOutcome } from "@/lib/search/suggestion";
import { fakeMissingGazetteer } from "@/tests/fakes/gazetteer";

const router = { push: jest.fn(), prefetch: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const box = () => screen.getByRole("combobox", { name: "Location: city or address" });
const notFound = () => screen.findByText(/We could not find “/);

const BERLIN = { name: "Berlin", lat: 52.52, lng: 13.405 };
const UNKNOWN: SearchOutcome = {
  kind: "unknown",
  text: "Berln",
  near: [
    { group: "cities", name: "Berlin", detail: "Germany", note: "", means: { location: BERLIN } },
  ],
};

beforeEach(() => {
  router.push.mockReset();
  window.sessionStorage.clear();
});

async function submitted(text: string) {
  const user = userEvent.setup();
  render(<LocationSearch isWorldwide />);
  await user.type(box(), `${text}{Enter}`);
  return user;
}

describe("a text that nobody can place, with real places (P3.16)", () => {
  it("leaves the visitor on the page, and a near spelling leads on", async () => {
    const json = () => Promise.resolve(UNKNOWN);
    globalThis.fetch = jest.fn(async () => ({ ok: true, status: 200, json }) as Response);
    const user = await submitted("Berln");
    expect(await notFound()).toHaveTextContent("We could not find “Berln”. Did you mean Berlin?");
    expect(router.push).not.toHaveBeenCalled();
    expect(window.sessionStorage).toHaveLength(0);
    expect(box()).toHaveValue("Berln");
    await user.click(screen.getByRole("button", { name: "Berlin, Germany" }));
    expect(router.push).toHaveBeenCalledWith(
      `/restaurants/near-me/52.52,13.40#around=${BERLIN.name}@${BERLIN.lat},${BERLIN.lng}`,
    );
  });

  it("is unknown without a connection as well: it is at no default location", async () => {
    fakeMissingGazetteer("offline");
    await submitted("Qwxzyplatz");
    expect(await notFound()).toHaveTextContent("We could not find “Qwxzyplatz”.");
    expect(router.push).not.toHaveBeenCalled();
    expect(window.sessionStorage).toHaveLength(0);
  });
});
