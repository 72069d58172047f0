import { render, screen, within } from "@testing-library/react";
import { LevelsScreen } from "@/components/community/members/levels-screen";
import { MemberPage } from "@/components/community/members/member-page";
import { Members } from "@/components/community/members/members";
import { RealMemberPage } from "@/components/community/members/real-member-page";
import { memberMetadata, realMemberMetadata } from "@/lib/community/member-metadata";
import { listMembers } from "@/lib/community/queries";
import { PREFIXED_LANGUAGES, type Language } from "@/lib/languages/languages";
import { filesOf } from "@/lib/languages/texts-in";
import { DEFAULT_LIMITS } from "@/lib/trust/level";
import { InLanguage } from "@/tests/components/in-language";

jest.mock("@/components/site/leave-when-signed-out", () => ({ LeaveWhenSignedOut: () => null }));

const MEMBER = { slug: "ada", name: "Ada", town: "Halle", reviews: 1, rating: 4, helpful: 3 };
const CITY = { id: "vienna", name: "Vienna", country: "Austria", members: 1234 };
const LIST = { samples: [], entries: [MEMBER], page: 1, pages: 2, cities: [CITY] };

const show = (language: Language, page: React.ReactNode) =>
  render(
    <InLanguage
      language={language}
      subjects={filesOf(language, ["layout", "levels", "members", "reviews", "rows"])}
    >
      {page}
    </InLanguage>,
  );

test("the members of a city are listed in German, with the city's German name", () => {
  show("de", <Members {...LIST} city={CITY} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Mitglieder, die Wien kennen",
  );
  const cities = within(screen.getByRole("navigation", { name: "Mitglieder nach Stadt" }));
  expect(cities.getByRole("link", { current: "page" })).toHaveTextContent("Wien 1.234");
  expect(cities.getByRole("link", { current: "page" })).toHaveAttribute(
    "href",
    "/de/community/members/by-city/vienna",
  );
  const card = within(screen.getByRole("article"));
  expect(card.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Bewertung",
    "Sterne vergeben",
    "Mal hilfreich in 12 Monaten",
  ]);
  expect(card.getAllByRole("definition")[1]).toHaveTextContent("4,0");
  expect(card.getByRole("link", { name: "Ada" })).toHaveAttribute(
    "href",
    "/de/community/members/ada",
  );
});

test("a sample lives where its country is named in the language, and speaks English", async () => {
  const [member] = await listMembers();
  const guide = {
    kind: "guide",
    title: "Beans",
    href: "/guides/veg-food/beans",
    date: "2026-03-05",
  };
  show(
    "de",
    <MemberPage
      member={member!}
      previous={undefined}
      next={undefined}
      contributions={[guide as never]}
    />,
  );
  expect(screen.getByText("London, Großbritannien")).toBeVisible();
  expect(screen.getByText(member!.about)).toHaveAttribute("lang", "en");
  expect(screen.getByText("Hat einen Ratgeber geschrieben")).toBeVisible();
  expect(screen.getByText("5. März 2026")).toBeVisible();
  expect(screen.getByText("Beans")).toHaveAttribute("lang", "en");
});

test("a member's page names the level in the language, and leads to what it means", () => {
  const member = { slug: "wren", name: "Wren", since: "2026-03-05T00:00:00Z" };
  show("de", <RealMemberPage member={member} reviews={[]} level="trusted" />);
  expect(screen.getByText("Mitglied seit März 2026")).toBeVisible();
  const level = screen.getByRole("link", { name: "Vertrauenswürdig" });
  expect(level).toHaveAttribute("href", "/de/community/levels");
});

test.each(PREFIXED_LANGUAGES)("the levels name their limits in %s", (language) => {
  const record = {
    accepted: 1,
    refusedAt: undefined,
    since: new Date(),
    isSuspended: false,
    isRegionalEditor: false,
  };
  show(language, <LevelsScreen limits={DEFAULT_LIMITS} own={{ record, level: "new" }} />);
  const text = document.body.textContent;
  for (const limit of [3, 20, 90, 30]) expect(text).toContain(`${limit}`);
  expect(text).not.toMatch(/moderator|member|level/i);
});

const widthOf = (text: string) => text.length + (text.match(/\p{Script=Han}/gu) ?? []).length;

test.each(PREFIXED_LANGUAGES)("samples have a description that fits in %s", async (language) => {
  for (const member of await listMembers()) {
    const { title, description } = memberMetadata(member, language);
    expect(widthOf(`${title as string}`)).toBeLessThanOrEqual(65);
    expect(widthOf(description!)).toBeGreaterThanOrEqual(50);
    expect(widthOf(description!)).toBeLessThanOrEqual(160);
  }
  const texts = filesOf(language, ["members"]).members as unknown as Record<string, string>;
  for (const id of ["meta.samples", "meta.real"]) {
    expect(widthOf(texts[id]!)).toBeGreaterThanOrEqual(50);
    expect(widthOf(texts[id]!)).toBeLessThanOrEqual(160);
  }
});

test("a real member is described in the language of the page, and shared with its picture", () => {
  const member = { slug: "wren", name: "Wren", town: "Gera", since: "2026-03-05T00:00:00Z" };
  const { title, description, openGraph, alternates } = realMemberMetadata(member, [], "de");
  expect(title).toBe("Wren, Mitglied, Wohnort: Gera");
  expect(description).toBe("Wren, Wohnort: Gera, bewertet vegane Restaurants auf Chard.");
  expect(alternates?.canonical).toBe("/de/community/members/wren");
  expect(openGraph?.images).toMatchObject({
    url: "/de/community/members/wren/opengraph-image",
  });
});
