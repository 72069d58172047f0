import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { usePress } from "@/components/site/use-press";
import type { PageTexts } from "@/lib/languages/texts-context";
import { TextsContext } from "@/lib/languages/texts-context";
import { connectNotices } from "@/lib/browser/notices";
import presses from "@/lib/messages/de/presses.json";
import type { PressResult } from "@/lib/press-result";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const GERMAN: PageTexts = {
  language: "de",
  inEnglish: "(auf Englisch)",
  subjects: { presses },
};
const NOTICE = { title: "" };

const send = jest.fn(async (): Promise<PressResult> => "signed-out");

function Helpful() {
  const { form } = usePress({
    pending: { action: "helpful", id: "1" },
    isMarked: false,
    send,
    fields: {},
    remember: () => undefined,
    anchor: "review-1",
    notices: { own: NOTICE, missing: NOTICE },
  });
  return (
    <form {...form}>
      <button type="submit">Helpful</button>
    </form>
  );
}

const press = () => userEvent.click(screen.getByRole("button", { name: "Helpful" }));

beforeEach(() => {
  push.mockReset();
  history.replaceState(null, "", "/de/restaurants/1");
});

test("leads to the sign-in, which leads back to what was pressed", async () => {
  history.replaceState(null, "", "/restaurants/1");
  render(<Helpful />);
  await press();
  expect(push).toHaveBeenCalledWith("/auth?next=%2Frestaurants%2F1%23review-1");
});

test("leads to the sign-in in the language of the page", async () => {
  render(
    <TextsContext value={GERMAN}>
      <Helpful />
    </TextsContext>,
  );
  await press();
  expect(push).toHaveBeenCalledWith("/de/auth?next=%2Fde%2Frestaurants%2F1%23review-1");
});

test("says in the language of the page why a press was not counted", async () => {
  const shown: string[] = [];
  const disconnect = connectNotices(({ title }) => shown.push(title));
  render(
    <TextsContext value={GERMAN}>
      <Helpful />
    </TextsContext>,
  );
  send.mockResolvedValueOnce("limited");
  await press();
  send.mockRejectedValueOnce(new Error("offline"));
  await press();
  send.mockResolvedValueOnce("owned");
  await press();
  expect(shown).toEqual([
    "Das war viel in kurzer Zeit",
    "Nicht gezählt",
    "Das ist dein Lokal: Was hilfreich ist, sagen andere",
  ]);
  disconnect();
});
