import { render, screen, within } from "@testing-library/react";
import { Footer } from "@/components/layout/footer/footer";
import { FooterCredits } from "@/components/layout/footer/footer-credits";

jest.mock("next/navigation", () => ({ usePathname: () => "/" }));
jest.mock("@/lib/public-env", () => ({ ...jest.requireActual("@/lib/public-env") }));
const settings = jest.requireMock<Record<string, string | undefined>>("@/lib/public-env");

function showFooter(name?: string, description?: string) {
  settings.OWN_SITE_NAME = name;
  settings.OWN_SITE_DESCRIPTION = description;
  render(<Footer socialLinks={undefined} credits={<FooterCredits />} />);
  return within(screen.getByRole("contentinfo"));
}

const ALL = "directory of vegan and plant-based restaurants, cafes and food trucks.";

test.each([
  [undefined, undefined, `A worldwide ${ALL}`],
  ["Vegan Austria", undefined, `A ${ALL}`],
  ["Vegan Austria", "Vegan in Austria.", "Vegan in Austria."],
])("a site named %s and described as %s is: %s", (name, description, text) => {
  const isText = (_: string, element: Element | null) =>
    element?.tagName === "P" && element.textContent === text;
  expect(showFooter(name, description).getByText(isText)).toBeInTheDocument();
});

test("the credits end with the samples, which a style hides where a page of a database shows none", () => {
  const samples = showFooter().getByText(/Sample listings are marked/);
  expect(samples).toHaveTextContent("Sample listings are marked; members are samples.");
  expect(samples.className).toContain("without-samples:hidden");
});
