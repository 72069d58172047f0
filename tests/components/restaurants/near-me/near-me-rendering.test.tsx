import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { NearMe } from "@/components/restaurants/near-me/near-me";
import { fakeGeolocation } from "@/tests/fakes/geolocation";
import { createTestTiles, restaurantsAround } from "@/tests/fakes/tiles";

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const drawn = jest.fn();

jest.mock("@/components/restaurants/cards/restaurant-link", () => ({
  RestaurantLink: ({ children }: { children: ReactNode }) => {
    drawn();
    return <span>{children}</span>;
  },
}));

it("a letter that leaves the same restaurants draws no card anew", async () => {
  fakeGeolocation({ errorCode: 1 });
  window.history.replaceState(null, "", "/restaurants/near-me#around=Berlin@52.52,13.405");
  const { readAround } = createTestTiles(restaurantsAround(30, 0.02));
  render(<NearMe restaurants={[]} isTiled source={readAround} />);
  await screen.findByText("30 restaurants found");
  const user = userEvent.setup();
  drawn.mockClear();
  await user.type(screen.getByRole("searchbox"), "p");
  await screen.findByText("30 restaurants found");
  expect(window.location.hash).toContain("q=p");
  expect(drawn).not.toHaveBeenCalled();
});
