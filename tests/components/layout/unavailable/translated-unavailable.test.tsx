import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PageUnavailable } from "@/components/layout/page-unavailable";
import { TranslatedUnavailable } from "@/components/layout/unavailable/translated-unavailable";
import { ACCOUNTS_UNAVAILABLE } from "@/lib/auth/accounts-unavailable";
import { TextsContext } from "@/lib/languages/texts-context";
import { PREFIXED_LANGUAGES, type Language } from "@/lib/languages/languages";
import english from "@/lib/messages/en/missing/unavailable.json";

const serverError = (digest: string) => Object.assign(new Error("Server error"), { digest });

function show(language: Language, digest: string, retry = () => {}) {
  render(
    <TextsContext value={{ language, inEnglish: "", subjects: {} }}>
      <TranslatedUnavailable error={serverError(digest)} retry={retry} />
    </TextsContext>,
  );
}

it("says in German that a page cannot be shown, and requests it again", async () => {
  const retry = jest.fn();
  show("de", "1234", retry);
  expect(await screen.findByRole("heading", { name: "Gleich wieder da" })).toHaveFocus();
  expect(
    screen.getByText(/^Wenn das nicht hilft, nenn uns bitte diese Nummer: 1234$/),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Zur Startseite" })).toHaveAttribute("href", "/de");
  await userEvent.click(screen.getByRole("button", { name: "Noch einmal versuchen" }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it.each(PREFIXED_LANGUAGES)("has no English words: %s", async (language) => {
  show(language, ACCOUNTS_UNAVAILABLE);
  await screen.findByRole("heading", { level: 1 });
  for (const text of [english.title, english.accounts, english.retry, english.home])
    expect(screen.queryByText(text)).toBeNull();
});

it("says in English what pages in English say without the messages", () => {
  render(<PageUnavailable error={serverError(ACCOUNTS_UNAVAILABLE)} retry={() => {}} />);
  render(<PageUnavailable error={serverError("1234")} retry={() => {}} />);
  const { trying: _trying, number, ...said } = english;
  for (const text of Object.values(said)) expect(screen.getAllByText(text)).not.toEqual([]);
  expect(screen.getByText(`${String(number[0])}1234`)).toBeVisible();
});
