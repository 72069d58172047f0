import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { connectNotices, NOTICE_STORAGE_KEY, showKeptNotice } from "@/lib/browser/notices";
import { useVisit } from "@/lib/languages/use-visit";
import { InLanguage } from "@/tests/components/in-language";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const NOTICE = { title: "Tipp veröffentlicht" };

const shown: string[] = [];
connectNotices(({ title }) => shown.push(title));

function Visit({ href }: { href: string }) {
  const visit = useVisit();
  return <button onClick={() => visit(href, NOTICE)}>Visit</button>;
}

const press = () => userEvent.click(screen.getByRole("button", { name: "Visit" }));

beforeEach(() => {
  shown.length = 0;
  push.mockReset();
});

test("a page in the same language follows in place, with the notice", async () => {
  render(<Visit href="/restaurants/1" />);
  await press();
  expect(push).toHaveBeenCalledWith("/restaurants/1");
  expect(shown).toEqual([NOTICE.title]);
});

test("a page in another language is a new document, where the notice is shown once", async () => {
  // jsdom says where it was sent and stays.
  jest.spyOn(console, "error").mockImplementation();
  render(
    <InLanguage language="de">
      <Visit href="/community/forum" />
    </InLanguage>,
  );
  await press();
  expect(push).not.toHaveBeenCalled();
  expect(shown).toEqual([]);
  showKeptNotice();
  showKeptNotice();
  expect(shown).toEqual([NOTICE.title]);
});

test("what is kept and is no notice is not shown", () => {
  for (const text of ["", "{", "[]", '{"title":1}', "null"]) {
    sessionStorage.setItem(NOTICE_STORAGE_KEY, text);
    showKeptNotice();
  }
  expect(shown).toEqual([]);
});
