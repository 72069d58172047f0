import { render, screen } from "@testing-library/react";
import { CityOpenCount } from "@/components/places/city-open-count";
import { InLanguage } from "@/tests/components/in-language";

beforeEach(() => {
  const answer = { ok: true, json: async () => ({ open: 1234, known: 2000 }) };
  global.fetch = jest.fn(async () => answer as Response);
});

test("has the number as English writes it", async () => {
  render(<CityOpenCount cityId="berlin" />);
  expect(await screen.findByText("1,234")).toBeVisible();
});

test("has the number as the language of the page writes it", async () => {
  render(
    <InLanguage language="de">
      <CityOpenCount cityId="berlin" />
    </InLanguage>,
  );
  expect(await screen.findByText("1.234")).toBeVisible();
});
