import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as z from "zod/mini";
import { AreaField } from "@/components/forms/fields/area-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import type { FormState } from "@/lib/forms/form-state";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const action = jest.fn<Promise<FormState>, [FormState, FormData]>();
const fetchPage = jest.fn<Promise<{ text: () => Promise<string> }>, [string, RequestInit]>();
const submit = jest.fn<void, [Record<string, string>]>();

const NEW_PAGE = `<form aria-labelledby="other"><input type="hidden" name="$ACTION_REF_9"></form>
  <form aria-labelledby="heading"><input type="hidden" name="$ACTION_REF_1">
  <input type="hidden" name="$ACTION_1:0" value="new"><input type="hidden" name="place" value="x"></form>`;

beforeEach(() => {
  jest.resetAllMocks();
  global.fetch = fetchPage as unknown as typeof fetch;
  jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (
    this: HTMLFormElement,
  ) {
    submit(Object.fromEntries([...new FormData(this)].map(([name, value]) => [name, `${value}`])));
  });
  const gone = Object.assign(new Error("not found"), { name: "UnrecognizedActionError" });
  action.mockRejectedValue(gone);
});

async function send() {
  render(
    <ServerForm
      action={action}
      schema={z.object({ text: z.string() })}
      labelledBy="heading"
      path="/settings"
    >
      <AreaField name="text" label="Text" />
      <SendButton busyLabel="Sending...">Send</SendButton>
    </ServerForm>,
  );
  await userEvent.type(screen.getByRole("textbox", { name: "Text" }), "Crisp");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
}

test("a form that was open over a release is sent to the action of the new one", async () => {
  fetchPage.mockResolvedValue({ text: async () => NEW_PAGE });
  await send();
  expect(submit).toHaveBeenCalledWith({ text: "Crisp", $ACTION_REF_1: "", "$ACTION_1:0": "new" });
  const form = document.querySelector("form");
  expect(form).toHaveAttribute("method", "post");
  expect(form).toHaveAttribute("enctype", "multipart/form-data");
});

test.each([
  ["the page has no such form any more", async () => "<p>Moved</p>"],
  ["the page cannot be read", () => Promise.reject(new Error("offline"))],
])("says so where %s, and what was typed stays", async (_case, text) => {
  fetchPage.mockResolvedValue({ text });
  await send();
  expect(submit).not.toHaveBeenCalled();
  expect(screen.getByRole("alert")).toHaveTextContent("What you typed is still here");
  expect(screen.getByRole("textbox", { name: "Text" })).toHaveValue("Crisp");
});

test("another failure is not sent again", async () => {
  action.mockRejectedValue(new Error("offline"));
  await send();
  expect(fetchPage).not.toHaveBeenCalled();
  expect(screen.getByRole("alert")).toHaveTextContent("The site could not be reached.");
});
