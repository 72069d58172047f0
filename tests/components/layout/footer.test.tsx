import { render, screen, within } from "@testing-library/react";
import type * as FooterModule from "@/components/layout/footer";

jest.mock("next/navigation", () => ({ usePathname: () => "/" }));

async function showFooter(settings: Record<string, string> = {}) {
  jest.resetModules();
  Object.assign(process.env, settings);
  try {
    const { Footer } = (await import("@/components/layout/footer")) as typeof FooterModule;
    render(<Footer />);
    return within(screen.getByRole("contentinfo"));
  } finally {
    for (const name of Object.keys(settings)) delete process.env[name];
  }
}

const ALL = "directory of vegan and plant-based restaurants, cafes and food trucks.";

test.each([
  [{}, `A worldwide ${ALL}`],
  [{ NEXT_PUBLIC_SITE_NAME: "Vegan Austria" }, `A ${ALL}`],
  [
    { NEXT_PUBLIC_SITE_NAME: "Vegan Austria", NEXT_PUBLIC_SITE_DESCRIPTION: "Vegan in Austria." },
    "Vegan in Austria.",
  ],
])("with %j it says what the site is", async (settings, text) => {
  const footer = await showFooter(settings as Record<string, string>);
  expect(
    footer.getByText((_, element) => element?.tagName === "P" && element.textContent === text),
  ).toBeInTheDocument();
});

test("the credits end with the samples, which a style hides where a page of a database shows none", async () => {
  const footer = await showFooter();
  const samples = footer.getByText(/Sample listings are marked/);
  expect(samples).toHaveTextContent("Sample listings are marked; members are samples.");
  expect(samples.className).toContain("data-sample");
});
