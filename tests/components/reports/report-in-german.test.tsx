import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReportForm } from "@/components/reports/report-form";
import form from "@/lib/messages/de/forms/form.json";
import report from "@/lib/messages/de/forms/report.json";
import { sendReport } from "@/lib/reports/actions";
import { InLanguage } from "@/tests/components/in-language";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock("@/lib/reports/actions", () => ({ sendReport: jest.fn() }));

const action = jest.mocked(sendReport);

const Form = () => (
  <>
    <h1 id="report-heading">Diesen Tipp melden</h1>
    <ReportForm kind="tip" id="5" />
  </>
);

function show() {
  return render(
    <InLanguage language="de" subjects={{ form, "report-form": report }}>
      <Form />
    </InLanguage>,
  );
}

const send = () => screen.getByRole("button", { name: "Meldung senden" });
const details = () => screen.getByRole("textbox", { name: "Einzelheiten" });

beforeEach(() => {
  action.mockReset();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

it("says in German what is wrong before anything is sent", async () => {
  const user = userEvent.setup();
  show();
  await user.click(send());
  expect(screen.getByRole("group", { name: "Was ist das Problem?" })).toHaveAccessibleDescription(
    "Bitte wähl aus, was das Problem ist.",
  );
  await user.click(screen.getByRole("radio", { name: "Verstößt gegen das Gesetz" }));
  await user.click(send());
  expect(details()).toHaveAccessibleDescription(
    "Bitte sag in einem Satz, was nicht in Ordnung ist.",
  );
  expect(action).not.toHaveBeenCalled();
});

it("sends the reason in the words of the desk, and names its language", async () => {
  const user = userEvent.setup();
  show();
  action.mockResolvedValue({ values: {}, errors: {}, failure: "Nicht mehr zu sehen." });
  await user.click(screen.getByRole("radio", { name: "Werbung oder Spam" }));
  await user.click(send());
  expect(Object.fromEntries(action.mock.lastCall![1])).toMatchObject({
    language: "de",
    reason: "Advertising or spam",
  });
  expect(screen.getByRole("alert")).toHaveTextContent("Nicht mehr zu sehen.");
});

it("offers in German what was typed on the English page", async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Form />);
  await user.type(screen.getByRole("textbox", { name: "Details" }), "A flyer for a bank.");
  unmount();
  window.sessionStorage.clear();
  show();
  expect(screen.getByText("Du hast eine Meldung noch nicht gesendet.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Weiterschreiben" }));
  expect(details()).toHaveValue("A flyer for a bank.");
});
