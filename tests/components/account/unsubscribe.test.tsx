import { render, screen } from "@testing-library/react";
import {
  UnknownUnsubscribeLink,
  Unsubscribe,
  Unsubscribed,
} from "@/components/account/unsubscribe";
import { filesOf } from "@/lib/languages/texts-in";
import { InLanguage } from "@/tests/components/in-language";

const action = () => document.querySelector("form")!.getAttribute("action");

const inLanguage = (language: "de" | "he", page: React.ReactNode) =>
  render(
    <InLanguage language={language} subjects={filesOf(language, ["unsubscribe"])}>
      {page}
    </InLanguage>,
  );

test("the button ends the mails of the link, in English as before", () => {
  render(<Unsubscribe token="a.b" mail="event-changes" />);
  expect(screen.getByRole("heading", { name: "Stop these emails?" })).toBeVisible();
  expect(
    screen.getByText(
      "Emails about changes to events you are going to stop at once. Emails that you ask for, such as a link to set a new password, still arrive.",
    ),
  ).toBeVisible();
  expect(screen.getByRole("button", { name: "Stop these emails" })).toBeVisible();
  expect(action()).toBe("/api/unsubscribe?token=a.b");
});

test("a German page says which mails, and is followed by a German one", () => {
  inLanguage("de", <Unsubscribe token="a.b" mail="favorite-reviews" />);
  expect(screen.getByText(/^E-Mails über neue Bewertungen zu deinen Favoriten/)).toBeVisible();
  expect(action()).toBe("/api/unsubscribe?token=a.b&language=de");
});

test("what comes next is in the language, too", () => {
  inLanguage("he", <Unsubscribed />);
  expect(screen.getByRole("link", { name: "חיפוש מסעדות" })).toHaveAttribute(
    "href",
    "/he/restaurants/near-me",
  );
  inLanguage("de", <UnknownUnsubscribeLink />);
  expect(screen.getByRole("link", { name: "Einstellungen" })).toHaveAttribute(
    "href",
    "/de/settings",
  );
});
