import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ThemeChoice } from "@/components/account/settings/theme-choice";
import { UnitsChoice } from "@/components/account/settings/units-choice";
import { UNITS_STORAGE_KEY } from "@/lib/location/units";
import { THEME_STORAGE_KEY } from "@/lib/page-start/theme";

const pressed = () =>
  screen.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

it("keeps the unit of distances", async () => {
  render(<UnitsChoice />);
  expect(pressed()).toEqual(["By country"]);
  await userEvent.click(screen.getByRole("button", { name: "Kilometers" }));
  expect(pressed()).toEqual(["Kilometers"]);
  expect(localStorage.getItem(UNITS_STORAGE_KEY)).toBe("kilometers");
  await userEvent.click(screen.getByRole("button", { name: "By country" }));
  expect(localStorage.getItem(UNITS_STORAGE_KEY)).toBeNull();
});

it("switches the theme at once, and back to the device's", async () => {
  render(<ThemeChoice />);
  expect(pressed()).toEqual(["Device"]);
  await userEvent.click(screen.getByRole("button", { name: "Dark" }));
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe("dark");
  expect(pressed()).toEqual(["Dark"]);
  await userEvent.click(screen.getByRole("button", { name: "Device" }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(localStorage.getItem(THEME_STORAGE_KEY)).toBeNull();
});
