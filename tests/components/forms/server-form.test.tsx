import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as z from "zod/mini";
import { AreaField } from "@/components/forms/fields/area-field";
import { InputField } from "@/components/forms/fields/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import type { FormState } from "@/lib/forms/form-state";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const schema = z.object({
  title: z.string().check(z.minLength(3, "Please write a title of at least 3 characters.")),
  text: z.string().check(z.maxLength(10, "Please write at most 10 characters.")),
});
const action = jest.fn<Promise<FormState>, [FormState, FormData]>();

function show() {
  render(
    <ServerForm action={action} schema={schema} labelledBy="heading" path="/">
      <h1 id="heading">Topic</h1>
      <InputField name="title" label="Title" icon="Tag" maxLength={5} />
      <AreaField name="text" label="Text" maxLength={10} />
      <SendButton busyLabel="Posting...">Post</SendButton>
    </ServerForm>,
  );
}

const title = () => screen.getByRole("textbox", { name: "Title" });
const text = () => screen.getByRole("textbox", { name: "Text" });
const post = () => userEvent.click(screen.getByRole("button", { name: "Post" }));

beforeEach(() => action.mockReset());

test("the error of a field goes once the field is corrected, and comes back with the fault", async () => {
  show();
  await userEvent.type(title(), "a");
  await post();
  expect(title()).toHaveAccessibleDescription("Please write a title of at least 3 characters.");
  expect(title()).toHaveFocus();
  await userEvent.type(text(), "x");
  expect(title()).toBeInvalid();
  await userEvent.type(title(), "bc");
  expect(title()).toBeValid();
  expect(title()).toHaveAccessibleDescription("");
  expect(title()).toHaveFocus();
  await userEvent.type(title(), "{Backspace}");
  expect(title()).toHaveAccessibleDescription("Please write a title of at least 3 characters.");
  expect(action).not.toHaveBeenCalled();
});

test("an error of the server goes with the next change of its field", async () => {
  action.mockResolvedValue({ values: {}, errors: { title: "This title is taken." } });
  show();
  await userEvent.type(title(), "abcd");
  await post();
  expect(title()).toHaveAccessibleDescription("This title is taken.");
  await userEvent.type(text(), "x");
  expect(title()).toHaveAccessibleDescription("This title is taken.");
  await userEvent.type(title(), "e");
  expect(title()).toBeValid();
});

test("a text that is pasted beyond the limit stays whole, and the field says by how much it is too long", async () => {
  show();
  await userEvent.click(text());
  await userEvent.paste("thirteen long");
  expect(text()).toHaveValue("thirteen long");
  expect(text()).toHaveAccessibleDescription("3 characters too long");
  expect(text()).toBeInvalid();
  await userEvent.type(text(), "{Backspace}{Backspace}");
  expect(text()).toHaveAccessibleDescription("1 character too long");
  await userEvent.type(text(), "{Backspace}");
  expect(text()).toBeValid();
  await userEvent.click(title());
  await userEvent.paste("sixsix");
  expect(title()).toHaveAccessibleDescription("1 character too long");
});
