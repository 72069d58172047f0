import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { act } from "react";
import { ContactForm } from "@/components/about/contact-form";
import { connectNotices, type Notice } from "@/lib/browser/notices";

let notices: Notice[];
let disconnect: () => void;
let log: jest.SpyInstance;

beforeEach(() => {
  notices = [];
  disconnect = connectNotices((notice) => notices.push(notice));
  log = jest.spyOn(console, "log").mockImplementation();
});
afterEach(() => {
  disconnect();
  log.mockRestore();
});

const field = (name: string) => screen.getByRole("textbox", { name });
const send = () => userEvent.click(screen.getByRole("button", { name: "Send Message" }));

test("logs what was typed, says that nothing was sent and keeps the text", async () => {
  render(<ContactForm />);
  await userEvent.type(field("Name"), "Priya Nair");
  await userEvent.type(field("Email"), "priya@example.com");
  await userEvent.type(field("Message"), "The thali place moved.");
  await send();
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]).toContainEqual({
    name: "Priya Nair",
    email: "priya@example.com",
    message: "The thali place moved.",
  });
  expect(notices).toEqual([expect.objectContaining({ title: "Messages are not open yet" })]);
  expect(field("Message")).toHaveValue("The thali place moved.");
});

test("has an email field of email type and no rules: an empty form and half an address are logged too", async () => {
  render(<ContactForm />);
  expect(field("Email")).toHaveAttribute("type", "email");
  await send();
  expect(log.mock.calls[0]).toContainEqual({ name: "", email: "", message: "" });
  await userEvent.type(field("Email"), "priya@");
  await send();
  expect(log.mock.calls[1]).toContainEqual({ name: "", email: "priya@", message: "" });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("keeps what was typed before the script ran", async () => {
  const page = document.createElement("div");
  document.body.append(page);
  page.innerHTML = renderToString(<ContactForm />);
  const name = page.querySelector("input")!;
  name.value = "Early Bird";
  const root = await act(async () => hydrateRoot(page, <ContactForm />));
  expect(name).toHaveValue("Early Bird");
  await send();
  expect(log.mock.calls[0]).toContainEqual(expect.objectContaining({ name: "Early Bird" }));
  await act(async () => root.unmount());
  page.remove();
});

test.each([
  ["Name", "name"],
  ["Email", "email"],
])("lets the browser fill in %s", (label, autoComplete) => {
  render(<ContactForm />);
  expect(field(label)).toHaveAttribute("autocomplete", autoComplete);
});
