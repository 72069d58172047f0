import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { EventPage } from "@/components/community/events/event-page";
import { Events } from "@/components/community/events/events";
import { MemberEventPage } from "@/components/community/events/member-event-page";
import { MemberEvents } from "@/components/community/events/member-events";
import { connectNotices, type Notice } from "@/lib/browser/notices";
import { listEvents } from "@/lib/community/queries";
import { PREFIXED_LANGUAGES, type Language } from "@/lib/languages/languages";
import { filesOf } from "@/lib/languages/texts-in";
import { NEW_EVENT } from "@/tests/fakes/member-event";
import { InLanguage } from "@/tests/components/in-language";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const WRITTEN = "2026-11-22T00:00:00Z";

const SUBJECTS = [
  "community-tabs",
  "controls",
  "event",
  "event-actions",
  "event-guests",
  "event-join",
  "event-page",
  "form-pages",
  "layout",
  "presses",
  "reviews",
] as const;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(WRITTEN), doNotFake: ["setTimeout", "queueMicrotask"] });
});
afterEach(() => {
  jest.useRealTimers();
});

function show(language: Language, page: ReactNode) {
  if (language === "en") return render(page);
  const subjects = filesOf(language, SUBJECTS);
  return render(<InLanguage {...{ language, subjects }}>{page}</InLanguage>);
}

/** What is shown and spoken in the language of the page: not what people wrote. */
function said(container: HTMLElement) {
  const elements = [...container.querySelectorAll("*")].filter(
    (element) => !element.closest("bdi, [dir=auto], [lang]"),
  );
  const texts = elements.flatMap((element) => [
    ...["aria-label", "alt"].map((name) => element.getAttribute(name) ?? ""),
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent ?? ""),
  ]);
  return new Set(texts.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text)));
}

/** Names, and words that are the same in a language. */
const SAME = /^(?:Forum|Blog|Photos|example\.org)$/;

async function pages() {
  const samples = await listEvents();
  const [event] = samples;
  const link = "https://example.org/dumplings";
  return {
    samples: <Events events={samples} writtenAt={WRITTEN} isOpen />,
    sample: <EventPage event={event!} others={samples.slice(1)} writtenAt={WRITTEN} />,
    list: <MemberEvents events={[NEW_EVENT]} writtenAt={WRITTEN} isOpen />,
    none: <MemberEvents events={[]} writtenAt={WRITTEN} isOpen />,
    event: <MemberEventPage event={{ ...NEW_EVENT, link }} writtenAt={WRITTEN} />,
    cancelled: <MemberEventPage event={{ ...NEW_EVENT, isCancelled: true }} writtenAt={WRITTEN} />,
  };
}

describe.each(PREFIXED_LANGUAGES)("in %s", (language) => {
  test.each(["samples", "sample", "list", "none", "event", "cancelled"] as const)(
    "nothing of the page “%s” is in English",
    async (name) => {
      const page = (await pages())[name];
      const { container, unmount } = show("en", page);
      const english = said(container);
      unmount();
      const own = said(show(language, page).container);
      // On pages in English nothing is marked as what people wrote.
      expect([...own].filter((text) => english.has(text) && !SAME.test(text))).toEqual([]);
    },
  );
});

test("a German list says when and where samples are, whose words stay English", async () => {
  show("de", (await pages()).samples);
  const [first] = screen.getAllByRole("article");
  const card = within(first!);
  const heading = card.getByRole("heading", { level: 2, name: /^One long table/ });
  expect(heading).toHaveAttribute("lang", "en");
  expect(card.getByRole("img")).toHaveAttribute("lang", "en");
  expect(card.getByText("Samstag, 12. Juni 2027 um 18:30")).toHaveAttribute(
    "datetime",
    "2027-06-12T18:30",
  );
  expect(card.getByRole("link", { name: "Radish & Rye, New York" })).toHaveAttribute(
    "href",
    "/de/restaurants/1",
  );
  expect(first).toHaveTextContent("38 Zusagen");
  expect(screen.getByRole("link", { name: /^One long table/ })).toHaveAttribute(
    "href",
    "/de/community/events/one-long-table",
  );
  const tabs = screen.getByRole("navigation", { name: "Seiten der Community" });
  expect(within(tabs).getByRole("link", { name: "Veranstaltungen" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("says in German that sign-ups are not open yet, and where to go today", async () => {
  const notices: Notice[] = [];
  const disconnect = connectNotices((notice) => notices.push(notice));
  show("de", <Events events={await listEvents()} writtenAt={WRITTEN} />);
  await userEvent.click(screen.getAllByRole("button", { name: "Zusagen" })[0]!);
  expect(notices).toEqual([
    {
      title: "Zusagen zu Veranstaltungen sind noch nicht möglich",
      description: "Das geht schon heute:",
      action: { label: "Restaurants in deiner Nähe finden", href: "/restaurants/near-me" },
    },
  ]);
  disconnect();
});

test("a German page of a member's event has city and hours in German, and the member's words apart", async () => {
  show("de", (await pages()).event);
  const title = screen.getByRole("heading", { level: 1 });
  expect(title).toHaveTextContent("Dumplings in the park");
  expect(title).toHaveAttribute("dir", "auto");
  const facts = screen.getByRole("complementary", { name: "Zeit und Ort" });
  expect(facts).toHaveTextContent("Samstag, 12. Juni 2027");
  expect(facts.textContent).toMatch(/18:30.22:30 Uhr \(Ortszeit\)/);
  expect(facts).toHaveTextContent("Lissabon, Portugal");
  expect(facts).toHaveTextContent("2 Zusagen");
  expect(screen.getByText("Noor").closest("bdi")).not.toBeNull();
  expect(screen.getByText(/^We fold two hundred/).closest("[dir=auto]")).not.toBeNull();
  expect(screen.getByRole("link", { name: /^Melden ?: diese Veranstaltung$/ })).toHaveAttribute(
    "href",
    "/de/report/event/dumplings-in-the-park",
  );
});

test("in English nothing is set apart", async () => {
  const { container } = show("en", (await pages()).event);
  expect(container.querySelectorAll("bdi, [dir], [lang]")).toHaveLength(0);
  expect(container.textContent).toContain("6:30 pm to 10:30 pm, Lisbon time");
  expect(container.textContent).toContain("Announced by Noor");
});
