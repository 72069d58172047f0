import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CodeForm } from "@/components/auth/code-form";
import { enterCode } from "@/lib/account/second-factor/actions";

jest.mock("next/navigation", () => ({ useRouter: () => ({}) }));
jest.mock("@/lib/account/second-factor/actions", () => ({ enterCode: jest.fn() }));

const WRONG = "This code is not right.";

it("sends six digits and where they lead, and says what is wrong with them", async () => {
  jest.mocked(enterCode).mockResolvedValue({ values: {}, errors: { code: WRONG } });
  render(
    <>
      <h1 id="title">One more step</h1>
      <CodeForm labelledBy="title" next="/desk" />
    </>,
  );
  expect(screen.getByRole("form", { name: "One more step" })).toBeVisible();
  const field = screen.getByRole("textbox", { name: "Code" });
  expect(field).toHaveAttribute("autocomplete", "one-time-code");
  expect(field).toHaveAccessibleDescription("The six digits that your app shows.");
  await userEvent.type(field, "12345{Enter}");
  expect(field).toHaveAccessibleDescription("Please enter the six digits that your app shows.");
  expect(enterCode).not.toHaveBeenCalled();

  await userEvent.type(field, "6{Enter}");
  expect(field).toHaveAccessibleDescription(WRONG);
  expect(field).toHaveFocus();
  const [[, data]] = jest.mocked(enterCode).mock.calls as [[unknown, FormData]];
  expect(Object.fromEntries(data)).toEqual({ next: "/desk", code: "123456" });
});
