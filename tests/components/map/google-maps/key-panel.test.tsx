import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { KeyPanel } from "@/components/map/google-maps/key-panel";

const MESSAGE = "Please enter a valid API key";

function open(props: { failedKey?: string; onRemove?: () => void } = {}) {
  const onLoad = jest.fn();
  render(
    <KeyPanel
      shape="panel"
      failedKey={props.failedKey}
      onLoad={onLoad}
      onRemove={props.onRemove}
    />,
  );
  return {
    onLoad,
    field: screen.getByLabelText("Google Maps API key"),
    button: screen.getByRole("button", { name: "Load Map", hidden: true }),
  };
}

afterEach(() => window.sessionStorage.clear());

describe("the key form", () => {
  it("waits for text", () => {
    const { button, field } = open();
    expect(button).toBeDisabled();
    expect(field).toBeValid();
    expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
  });

  it.each(["   ", "\t"])("names a field with nothing but %j, and keeps it", async (text) => {
    const { button, field } = open();
    await userEvent.type(field, text === "\t" ? " " : text);
    expect(button).toBeDisabled();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(MESSAGE);
  });

  it("names an empty field on Enter, until something is typed", async () => {
    const { field, onLoad } = open();
    await userEvent.type(field, "{Enter}");
    expect(field).toHaveAccessibleDescription(MESSAGE);
    await userEvent.type(field, "A");
    expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
    expect(onLoad).not.toHaveBeenCalled();
  });

  it.each(['"AIza"', "two words", "k".repeat(10_000)])(
    "refuses what cannot be a key and keeps what was typed (%#)",
    async (text) => {
      const { button, field, onLoad } = open();
      await userEvent.click(field);
      await userEvent.paste(text);
      await userEvent.click(button);
      expect(field).toHaveAccessibleDescription(MESSAGE);
      expect(field).toHaveValue(text);
      expect(field).toHaveFocus();
      expect(onLoad).not.toHaveBeenCalled();
    },
  );

  it("passes the key without the blanks around it", async () => {
    const { field, onLoad } = open();
    await userEvent.type(field, "  AIza-1_b  {Enter}");
    expect(onLoad).toHaveBeenCalledWith("AIza-1_b");
  });

  it("shows a failed key selected, ready to be replaced or removed", async () => {
    const onRemove = jest.fn();
    const { field } = open({ failedKey: "AIza-wrong", onRemove });
    expect(field).toHaveFocus();
    expect(field).toHaveValue("AIza-wrong");
    await userEvent.keyboard("AIza");
    expect(field).toHaveValue("AIza");
    await userEvent.click(screen.getByRole("button", { name: "Remove my key from this device" }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
});

describe("folding", () => {
  it("leaves the title, and holds for the session", async () => {
    const first = render(
      <KeyPanel shape="panel" failedKey={undefined} onLoad={jest.fn()} onRemove={undefined} />,
    );
    await userEvent.click(screen.getByRole("button", { name: "Hide this panel" }));
    expect(screen.getByRole("heading", { name: "Google Maps Integration" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Load Map" })).not.toBeInTheDocument();
    first.unmount();

    const { button } = open();
    expect(button).not.toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Show this panel" }));
    expect(button).toBeVisible();
  });

  it("does not hide a key that failed", async () => {
    window.sessionStorage.setItem("mapKeyPanel", "hidden");
    expect(open({ failedKey: "AIza-wrong" }).field).toBeVisible();
  });
});
