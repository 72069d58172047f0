import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ThemeToggle } from "@/components/layout/theme-toggle";
import { THEME_STORAGE_KEY, THEME_SCRIPT } from "@/lib/page-start/theme";

const root = document.documentElement;

function preferDark(matches: boolean) {
  const query = Object.assign(new EventTarget(), { matches });
  jest.spyOn(window, "matchMedia").mockReturnValue(query as MediaQueryList);
}

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
  delete root.dataset.theme;
});

describe("the theme toggle", () => {
  it.each([
    ["the system's dark", true, "light"],
    ["the system's light", false, "dark"],
  ])("turns %s around and keeps the choice", async (_, dark, chosen) => {
    preferDark(dark);
    render(<ThemeToggle />);
    await userEvent.click(screen.getByRole("button"));
    expect(root.dataset.theme).toBe(chosen);
    expect(window.localStorage.getItem(THEME_STORAGE_KEY)).toBe(chosen);
  });

  it("says by its state which theme is shown, under one name", async () => {
    preferDark(false);
    render(<ThemeToggle />);
    const toggle = screen.getByRole("button", { name: "Dark theme", pressed: false });
    await userEvent.click(toggle);
    expect(toggle).toHaveAccessibleName("Dark theme");
    await waitFor(() => expect(toggle).toHaveAttribute("aria-pressed", "true"));
  });

  it("inverts the visitor's own choice, for any system preference", async () => {
    preferDark(true);
    root.dataset.theme = "light";
    render(<ThemeToggle />);
    await userEvent.click(screen.getByRole("button"));
    expect(root.dataset.theme).toBe("dark");
  });

  it("works where storage is denied", async () => {
    preferDark(false);
    jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    render(<ThemeToggle />);
    await userEvent.click(screen.getByRole("button"));
    expect(root.dataset.theme).toBe("dark");
  });
});

describe("the script before the first paint", () => {
  it.each([
    ["light", "light"],
    ["dark", "dark"],
    ["<b>", undefined],
    ["", undefined],
  ])("takes a stored %p for %p", (stored, theme) => {
    window.localStorage.setItem(THEME_STORAGE_KEY, stored);
    new Function(THEME_SCRIPT)();
    expect(root.dataset.theme).toBe(theme);
  });
});
