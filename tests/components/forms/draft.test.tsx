import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ReactNode } from "react";
import * as z from "zod/mini";
import { AreaField } from "@/components/forms/fields/area-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import type { FormState } from "@/lib/forms/form-state";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const PATH = "/restaurants/1/review";
const WEEK_MS = 7 * 24 * 60 * 60_000;

const action = jest.fn<Promise<FormState>, [FormState, FormData]>();
const onInput = jest.fn();

type Props = { present?: string; draft?: string | undefined; children?: ReactNode };

function Form({ present = "", draft = PATH, children }: Props) {
  return (
    <div onInput={onInput}>
      <ServerForm
        action={action}
        schema={z.object({ text: z.string() })}
        draft={draft}
        unsent="You have an unsent review."
        labelledBy="heading"
        path={PATH}
      >
        <h1 id="heading">Review</h1>
        <AreaField name="text" label="Text" defaultValue={present} />
        {children}
        <SendButton busyLabel="Sending...">Send</SendButton>
      </ServerForm>
    </div>
  );
}

const field = () => screen.getByRole("textbox", { name: "Text" });
const offer = () => screen.queryByText("You have an unsent review.");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** Types, and leaves the page; what the tab kept goes with it where it is closed. */
async function typeAndLeave(text: string, { isClosed }: { isClosed: boolean }) {
  const { unmount } = render(<Form />);
  await userEvent.type(field(), text);
  unmount();
  if (isClosed) sessionStorage.clear();
}

beforeEach(() => {
  jest.clearAllMocks();
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

test("typed text is restored in the same tab, and listeners of the fields are notified", async () => {
  await typeAndLeave("Crisp", { isClosed: false });
  onInput.mockClear();
  render(<Form />);
  expect(field()).toHaveValue("Crisp");
  expect(offer()).toBeNull();
  expect(onInput).toHaveBeenCalled();
});

/** Another way to fill a field in, which is not sent itself. */
function Rows() {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <>
      <input aria-label="Opens" defaultValue="11:00" />
      <button type="button" onClick={() => setShown(false)}>
        Enter hours as text
      </button>
    </>
  );
}

test("fields without a name are not the record: the draft is filled in whichever of them are shown", async () => {
  const { unmount } = render(
    <Form>
      <Rows />
    </Form>,
  );
  await press("Enter hours as text");
  await userEvent.type(field(), "Crisp");
  unmount();
  render(
    <Form>
      <Rows />
    </Form>,
  );
  expect(field()).toHaveValue("Crisp");
  expect(offer()).toBeNull();
});

test("after the tab was closed it is offered, and taken up with the focus in the first field", async () => {
  await typeAndLeave("Crisp", { isClosed: true });
  render(<Form />);
  expect(field()).toHaveValue("");
  expect(offer()).toBeVisible();
  await press("Continue");
  expect(field()).toHaveValue("Crisp");
  expect(field()).toHaveFocus();
  expect(offer()).toBeNull();
});

test("a discarded draft does not come back", async () => {
  await typeAndLeave("Crisp", { isClosed: true });
  const { unmount } = render(<Form />);
  await press("Discard");
  expect(offer()).toBeNull();
  unmount();
  sessionStorage.clear();
  render(<Form />);
  expect(offer()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test("what is typed beside an offer does not replace it", async () => {
  await typeAndLeave("Crisp", { isClosed: true });
  const { unmount } = render(<Form />);
  await userEvent.type(field(), "Soft");
  unmount();
  sessionStorage.clear();
  render(<Form />);
  await press("Continue");
  expect(field()).toHaveValue("Crisp");
});

test("in the same tab it is offered, not filled in, where the record has changed meanwhile", async () => {
  await typeAndLeave("Crisp", { isClosed: false });
  render(<Form present="Changed by another person" />);
  expect(field()).toHaveValue("Changed by another person");
  expect(offer()).toBeVisible();
});

test.each([
  ["a week later", WEEK_MS, false],
  ["a day before that", WEEK_MS - 24 * 60 * 60_000, true],
])("%s, is it offered?", async (_when, later, isOffered) => {
  await typeAndLeave("Crisp", { isClosed: true });
  const now = jest.spyOn(Date, "now").mockReturnValue(Date.now() + later);
  render(<Form />);
  expect(offer() !== null).toBe(isOffered);
  expect(localStorage).toHaveLength(isOffered ? 1 : 0);
  now.mockRestore();
});

test("another member who signs in in the same tab does not find it", async () => {
  const { style } = document.documentElement;
  style.setProperty("--account-email", '"ada@example.org"');
  const { unmount } = render(<Form />);
  await userEvent.type(field(), "Crisp");
  unmount();
  style.setProperty("--account-email", '"ben@example.org"');
  const bens = render(<Form />);
  expect(field()).toHaveValue("");
  expect(offer()).toBeNull();
  bens.unmount();
  style.setProperty("--account-email", '"ada@example.org"');
  render(<Form />);
  expect(field()).toHaveValue("Crisp");
  style.removeProperty("--account-email");
});

test("another member who signs in here is not offered it", async () => {
  const { style } = document.documentElement;
  style.setProperty("--account-email", '"ada@example.org"');
  await typeAndLeave("Crisp", { isClosed: true });
  style.setProperty("--account-email", '"ben@example.org"');
  const { unmount } = render(<Form />);
  expect(offer()).toBeNull();
  unmount();
  style.setProperty("--account-email", '"ada@example.org"');
  render(<Form />);
  expect(offer()).toBeVisible();
  style.removeProperty("--account-email");
});

test("what was not accepted is filled in again after a reload, as it was typed", async () => {
  action.mockResolvedValue({ values: { text: "Crisp" }, errors: { text: "Too short." } });
  const { unmount } = render(<Form />);
  await userEvent.type(field(), "Crisp");
  await press("Send");
  expect(await screen.findByText("Too short.")).toBeVisible();
  await userEvent.type(field(), " and warm");
  unmount();
  render(<Form />);
  expect(field()).toHaveValue("Crisp and warm");
  expect(offer()).toBeNull();
});

test("what was sent is kept nowhere", async () => {
  action.mockResolvedValue({
    values: {},
    errors: {},
    done: { href: "/", notice: { title: "Sent" } },
  });
  render(<Form />);
  await userEvent.type(field(), "Crisp");
  expect(localStorage).toHaveLength(1);
  await press("Send");
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

test("without a connection it says where the text is, and keeps it there", async () => {
  action.mockRejectedValue(new TypeError("Failed to fetch"));
  render(<Form />);
  await userEvent.type(field(), "Crisp");
  await press("Send");
  expect(await screen.findByRole("alert")).toHaveTextContent("kept on this device");
  expect(localStorage).toHaveLength(1);
});

test.each([
  ["with a draft, the sign-in takes the place of the form", PATH, null, "come back here with what"],
  ["without one, it opens beside the form", undefined, "_blank", "Sign in beside this page"],
])("%s", async (_case, draft, target, said) => {
  action.mockResolvedValue({
    values: {},
    errors: {},
    failure: "You are signed out.",
    isSignedOut: true,
  });
  render(draft ? <Form draft={draft} /> : <Form draft="" />);
  fireEvent.submit(screen.getByRole("form", { name: "Review" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(said);
  const link = screen.getByRole("link", { name: /^Sign in/ });
  expect(link.getAttribute("target")).toBe(target);
});
