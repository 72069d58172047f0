import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as z from "zod/mini";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { ReturnTo } from "@/components/site/return-to";
import { BackLink } from "@/components/ui/back-link";
import { connectNotices, NOTICE_STORAGE_KEY, showKeptNotice } from "@/lib/browser/notices";
import type { FormState } from "@/lib/forms/form-state";
import type { Language } from "@/lib/languages/languages";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const NOTICE = { title: "Tipp veröffentlicht" };
const action = jest.fn<Promise<FormState>, [FormState, FormData]>(async (_, data) => ({
  values: {},
  errors: {},
  done: { href: data.has("returnTo") ? "/de/restaurants/1" : "/restaurants/1", notice: NOTICE },
}));

const shown: string[] = [];
connectNotices(({ title }) => shown.push(title));

function show(language: Language) {
  render(
    <ReturnTo language={language}>
      <BackLink href="/restaurants/1" label="Goodies" />
      <BackLink href="/restaurants/1/claim?code=2" label="Claim" />
      <ServerForm action={action} schema={z.object({})} labelledBy="heading" path="/">
        <SendButton busyLabel="Sending...">Send</SendButton>
      </ServerForm>
    </ReturnTo>,
  );
}

const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

beforeEach(() => {
  shown.length = 0;
  push.mockReset();
});

test("a page that an English one led to stays as it is", async () => {
  show("en");
  expect(hrefOf("Goodies")).toBe("/restaurants/1");
  expect(hrefOf("Claim")).toBe("/restaurants/1/claim?code=2");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(push).toHaveBeenCalledWith("/restaurants/1");
  expect(shown).toEqual([NOTICE.title]);
});

test("links and forms lead back to the page in its language, where the notice is shown once", async () => {
  // jsdom says where it was sent and stays.
  jest.spyOn(console, "error").mockImplementation();
  show("de");
  expect(hrefOf("Goodies")).toBe("/de/restaurants/1");
  expect(hrefOf("Claim")).toBe("/de/restaurants/1/claim?code=2");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(action.mock.lastCall?.[1].get("returnTo")).toBe("de");
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
