import { render } from "@testing-library/react";
import { Logo } from "@/components/layout/logo";

let mockRatio = 1;
jest.mock("@/lib/public-env", () => ({
  ...jest.requireActual("@/lib/public-env"),
  OWN_LOGO: "/icons/own.svg",
  get LOGO_RATIO() {
    return mockRatio;
  },
}));

test.each([
  [2.5, ["83", "33"]],
  [0.75, ["25", "33"]],
  [1, ["33", "33"]],
])("a logo %d times as wide as high keeps its place free while it loads", (ratio, size) => {
  mockRatio = ratio;
  const { container } = render(<Logo />);
  const picture = container.querySelector("img");
  expect([picture?.getAttribute("width"), picture?.getAttribute("height")]).toEqual(size);
});
