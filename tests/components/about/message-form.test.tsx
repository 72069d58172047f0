import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MessageForm } from "@/components/about/message-form";
import { openMessageForm, sendMessage } from "@/lib/contact/actions";

const mockPush = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: mockPush }) }));
jest.mock("@/lib/contact/actions", () => ({ openMessageForm: jest.fn(), sendMessage: jest.fn() }));

const DONE = {
  values: {},
  errors: {},
  done: { href: "/about/contact/sent", notice: { title: "Message sent" } },
};

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const sent = () => Object.fromEntries(jest.mocked(sendMessage).mock.calls[0]![1]);
const company = () => document.querySelector<HTMLInputElement>("[name=company]")!;

async function fillIn() {
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Noor");
  await user.type(screen.getByRole("textbox", { name: "Email" }), "noor@example.com");
  await user.type(screen.getByRole("textbox", { name: "Message" }), "Your picnic was good.");
}
const press = () => user.click(screen.getByRole("button", { name: "Send Message" }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(sendMessage).mockResolvedValue(DONE);
});
afterEach(() => jest.useRealTimers());

it("holds a quick message back until the server takes it", async () => {
  jest.mocked(openMessageForm).mockResolvedValue("signed");
  render(<MessageForm />);
  await fillIn();
  await press();
  expect(sendMessage).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Sending..." })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(sent()).toMatchObject({ name: "Noor", opened: "signed", company: "" });
  expect(mockPush).toHaveBeenCalledWith("/about/contact/sent");
});

it("sends at once where the time of opening is not known", async () => {
  jest.mocked(openMessageForm).mockRejectedValue(new TypeError("Failed to fetch"));
  render(<MessageForm />);
  await fillIn();
  await press();
  await waitFor(() => expect(sent()).toMatchObject({ opened: "" }));
});

it("says that a field that no one sees was filled in, and empties it", async () => {
  jest.mocked(openMessageForm).mockRejectedValue(new TypeError("Failed to fetch"));
  const failure = "A field that people do not see was filled in.";
  jest.mocked(sendMessage).mockResolvedValue({ values: {}, errors: {}, failure });
  render(<MessageForm />);
  await fillIn();
  company().value = "Acme";
  await press();
  expect(await screen.findByRole("alert")).toHaveTextContent(failure);
  expect(sent()).toMatchObject({ company: "Acme" });
  expect(company()).toHaveValue("");
  expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue("Your picnic was good.");
});
