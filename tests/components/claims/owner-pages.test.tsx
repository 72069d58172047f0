import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ClaimForm } from "@/components/claims/claim-form";
import { ClaimStatus } from "@/components/claims/claim-status";
import { OwnerFactsForm } from "@/components/claims/owner-facts-form";
import { PageViews } from "@/components/claims/page-views";
import { WaitingForOwner } from "@/components/claims/waiting-for-owner";
import { PREFIXED_LANGUAGES, type Language } from "@/lib/languages/languages";
import { filesOf, textsIn } from "@/lib/languages/texts-in";
import type claim from "@/lib/messages/en/claims/claim.json";
import { OWNER_FACTS } from "@/lib/restaurants/facts/owner-facts";
import { InLanguage } from "@/tests/components/in-language";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const SUBJECTS = ["claim-form", "fact-fields", "fact-labels", "form", "owner-forms", "owner-pages"];

function inLanguage(language: Language, page: React.ReactNode) {
  const subjects = filesOf(language, SUBJECTS as Parameters<typeof filesOf>[1]);
  return render(
    <InLanguage language={language} subjects={subjects}>
      {page}
    </InLanguage>,
  );
}

const RESTAURANT = { ...exampleRestaurant(), id: "kopps-berlin", sample: false };
const NOTHING = {
  questions: [],
  reviews: { total: 0, newest: [] },
  dishes: { total: 0, first: [] },
  corrections: { total: 0, newest: [] },
};
const WAITING = {
  questions: [{ token: "a", question: "Since when is it yours?" }],
  reviews: {
    total: 7,
    newest: [{ id: "1", userName: "Ines", title: "Good bread", rating: 4 }],
  },
  dishes: { total: 2, first: [{ id: "d", name: "Soup", goneBy: 1 }] },
  corrections: {
    total: 1,
    newest: [
      {
        id: 3,
        kind: "facts",
        facts: ["phone", "menuUrl"],
        at: "2026-11-02T10:00:00Z",
        isOwn: false,
      },
    ],
  },
} as Parameters<typeof WaitingForOwner>[0]["waiting"];

const waiting = (shown = WAITING) => (
  <WaitingForOwner restaurant={RESTAURANT} waiting={shown} dishForms={({ name }) => name} />
);

/** As Testing Library reads a label: with usual spaces. */
const plain = (text: string) => text.replaceAll(/\s+/g, " ");

const listed = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("what waits for an owner, in English", () => {
  render(waiting());
  expect(listed()).toEqual([
    "A moderator asks youSince when is it yours?Answer the question",
    "“Good bread”4 of 5 stars, by Ines. It has no reply yet.Reply to the review “Good bread”",
    "Soup1 guest says that it is no longer served.Soup",
    "Phone, MenuSomeone sent this on 2 November 2026. It waits for a moderator.Change it yourself: Phone, Menu",
  ]);
  expect(screen.getByText("And 6 more reviews without a reply.")).toBeVisible();
  expect(screen.getByText("And 1 more dish of which guests say so.")).toBeVisible();
});

test("what waits for an owner, in German, with links that stay in it", () => {
  inLanguage("de", waiting());
  expect(listed()).toEqual([
    "Die Moderation fragt dichSince when is it yours?Frage beantworten",
    "„Good bread“4 von 5 Sternen, von Ines. Noch ohne Antwort.Antworten auf die Bewertung „Good bread“",
    "Soup1 Gast sagt, dass es das nicht mehr gibt.Soup",
    "Telefon, SpeisekarteDiese Korrektur hat jemand am 2. November 2026 gesendet. Die Moderation prüft sie noch.Selbst ändern: Telefon, Speisekarte",
  ]);
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toContain("/de/restaurants/kopps-berlin/owner/reply/1");
  expect(hrefs).toContain("/de/restaurants/kopps-berlin/owner/facts");
});

test("nothing waits, in Chinese", () => {
  inLanguage("zh-hant", waiting(NOTHING));
  expect(screen.getByRole("region", { name: "等你處理" })).toHaveTextContent("目前沒有。");
});

test.each(PREFIXED_LANGUAGES)(
  "the claim says in its language what is wrong: %s",
  async (language) => {
    const t = textsIn<keyof typeof claim>(language, "claim-form");
    inLanguage(
      language,
      <>
        <h1 id="correction-heading">h</h1>
        <ClaimForm restaurantId="kopps" domain="kopps.example" />
      </>,
    );
    const email = screen.getByLabelText(plain(t("email")));
    expect(email).toHaveAccessibleDescription(t("email.hint", { domain: "kopps.example" }));
    await userEvent.click(screen.getByRole("button", { name: t("send") }));
    expect(screen.getByLabelText(plain(t("evidence")))).toHaveAccessibleDescription(
      t("fault.proof"),
    );
  },
);

test("contact and hours are written from left to right on Hebrew pages", () => {
  const facts = Object.fromEntries(OWNER_FACTS.map((fact) => [fact, ""])) as Record<
    (typeof OWNER_FACTS)[number],
    string
  >;
  inLanguage("he", <OwnerFactsForm restaurantId="kopps" facts={facts} />);
  for (const label of ["טלפון", "דוא״ל", "אתר", "תפריט", "הזמנת שולחן", "הזמנת משלוח"])
    expect(screen.getByLabelText(label)).toHaveAttribute("dir", "ltr");
});

test("views have the weeks and numbers of the language", () => {
  inLanguage("de", <PageViews weeks={[{ week: "2026-11-23", count: 1234 }]} />);
  const row = screen.getAllByRole("row")[1];
  expect(row).toHaveTextContent("23. – 29. November 2026 (bisher)");
  expect(row).toHaveTextContent("1.234");
});

test("a claim that was refused gives the reason in the words of who decided", () => {
  inLanguage("fr", <ClaimStatus claim={{ status: "refused", email: null, reason: "Sold." }} />);
  expect(screen.getByRole("note")).toHaveTextContent("Motif : Sold.");
  expect(screen.getByText("Sold.")).toHaveAttribute("dir", "auto");
});
