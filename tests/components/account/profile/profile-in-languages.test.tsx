import { render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { ProfileScreen } from "@/components/account/profile/profile-screen";
import { filesOf } from "@/lib/languages/texts-in";
import type { Language } from "@/lib/languages/languages";
import { InLanguage } from "@/tests/components/in-language";

jest.mock("next/navigation", () => ({
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }),
}));
jest.mock("@/components/account/fresh-session", () => ({ FreshSession: () => null }));

type Props = ComponentProps<typeof ProfileScreen>;

const SUBJECTS = [
  "account-saved",
  "form",
  "form-failures",
  "form-pages",
  "own-lists",
  "profile",
  "profile-form",
  "reviews",
  "rows",
] as const;

const REVIEW = {
  id: "1",
  restaurantId: "2",
  restaurantName: "Maitake House",
  latinName: null,
  countryCode: "US",
  rating: 4,
  title: "Bread first",
  content: "Rye that tastes of the cellar.",
  visitDate: "2026-11-01",
  status: "waiting",
};

const RECORDS = {
  confirmations: 1,
  favorites: 1234,
  reviews: [REVIEW],
  claims: [],
  listings: [],
  suggestions: [
    {
      id: 1,
      restaurantId: "1",
      restaurantName: "Radish & Rye",
      kind: "closed",
      status: "open",
      reason: null,
    },
  ],
  questions: [{ token: "abc", question: "Is it at the corner?" }],
  posts: [
    {
      id: "7",
      topicId: "bread",
      topicTitle: "Bread",
      status: "published",
      at: "2026-11-20T10:00:00Z",
      isQuestion: true,
    },
  ],
  proposals: [],
  events: [],
  reports: [
    { id: 1, content: { kind: "tip", title: "Ask for it", about: "Kopps" }, status: "upheld" },
  ],
  removals: [
    {
      subject: "review:1",
      kind: "review",
      title: "Cold soup",
      about: "Kopps",
      reason: "Not about the food",
      at: new Date("2026-11-20T10:00:00Z"),
    },
  ],
};

const ACCOUNT = {
  email: "noor@example.com",
  name: "Noor",
  town: "Halle",
  slug: "noor",
  since: "2026-03-05T10:00:00Z",
  deletionDueAt: new Date("2026-12-05T10:00:00Z"),
  suspension: { reason: "Spam", endsAt: undefined },
};

const show = (language: Language) =>
  render(
    <InLanguage language={language} subjects={filesOf(language, SUBJECTS)}>
      <ProfileScreen
        account={ACCOUNT as unknown as Props["account"]}
        records={RECORDS as unknown as Props["records"]}
        sampleTopics={{}}
        isAtDesk
        saved={undefined}
      />
    </InLanguage>,
  );

const link = (name: RegExp) => screen.getByRole("link", { name });

it("says in German what a member wrote, sent and saved, and leads on in German", () => {
  const { container } = show("de");
  const { textContent } = container;
  for (const said of [
    "Halle. Dabei seit März 2026.",
    "Dein Konto wird am 5. Dezember 2026 gelöscht.",
    "Dein Konto ist dauerhaft gesperrt: Spam.",
    "Besucht am 1. November 2026",
    "Wird noch geprüft",
    "Dauerhaft geschlossen: wird geprüft",
    "20. November 2026",
    "Der Tipp „Ask for it“ zu Kopps",
    "Geprüft: entfernt",
    "Deine Bewertung „Cold soup“ zu Kopps",
    "Die Moderation hat das am 20. November 2026 entfernt. Begründung: Not about the food",
    "Wir haben eine Frage",
    "1.234",
  ])
    expect(textContent).toContain(said);
  expect(link(/^Bearbeiten ?: deine Bewertung zu Maitake House/)).toHaveAttribute(
    "href",
    "/de/restaurants/2/review",
  );
  expect(link(/^Einstellungen/)).toHaveAttribute("href", "/de/settings");
  expect(link(/^Maitake House/)).toHaveAttribute("href", "/de/restaurants/2");
  expect(link(/^Moderation/)).toHaveTextContent("(in English, de)");
  expect(link(/^Bread/)).toHaveAttribute("href", expect.stringMatching(/^\/de\/community\//));
});

it("keeps the words of people apart from a sentence in Hebrew", () => {
  show("he");
  const yours = screen.getByRole("region", { name: "הפעילות שלכם" });
  expect(within(yours).getByText("Ask for it").tagName).toBe("BDI");
  expect(screen.getByText("Not about the food").tagName).toBe("BDI");
  expect(screen.getByText("Noor", { selector: "h1 > *" }).tagName).toBe("BDI");
});

it("says in English what it always said", () => {
  const { container } = show("en");
  for (const said of [
    "Halle. Here since March 2026.",
    "Your account will be deleted on 5 December 2026.",
    "The tip “Ask for it” about Kopps",
    "Closed for good: in review",
    "Edit your review of Maitake House",
  ])
    expect(container.textContent).toContain(said);
  expect(container.querySelector("bdi")).toBeNull();
});
