import { render, screen } from "@testing-library/react";
import { TermsOfService } from "@/components/about/terms-of-service";
import { OwnLists } from "@/components/account/profile/account-lists";
import { TopPlaces } from "@/components/places/top-places";
import { IntentLink } from "@/components/ui/intent-link";
import { connectNotices, type Notice } from "@/lib/browser/notices";
import { notifyNotOpenYet } from "@/lib/browser/not-open-yet";
import { hiddenPaths } from "@/lib/env/hidden-parts";

// Where the operator has left out parts of the site, no link leads to them.
jest.mock("@/lib/hidden/is-hidden", () => {
  const left: { out: readonly string[] } = { out: [] };
  return { left, isHidden: (path: string) => left.out.some((each) => path.startsWith(each)) };
});
const { left } = jest.requireMock<{ left: { out: readonly string[] } }>("@/lib/hidden/is-hidden");

const linkNames = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);

test.each([
  ["members", ["Near me"]],
  ["", ["Ada", "Near me"]],
])("without %j a link to it is its text", (parts, names) => {
  left.out = hiddenPaths(parts);
  render(
    <p>
      <IntentLink href="/community/members/ada">Ada</IntentLink>,{" "}
      <IntentLink href="/restaurants/near-me">Near me</IntentLink>
    </p>,
  );
  expect(screen.getByText("Ada")).toBeInTheDocument();
  expect(linkNames()).toEqual(names);
});

test.each([
  ["guides", false],
  ["recipes", true],
])("without %j the terms speak of the health guide: %s", (parts, isNamed) => {
  left.out = hiddenPaths(parts);
  const { container } = render(<TermsOfService isKept />);
  expect(container.textContent?.includes("health guide")).toBe(isNamed);
  expect(container.textContent).toContain("always ask the kitchen");
});

const RECORDS = {
  favorites: 0,
  claims: [],
  listings: [],
  suggestions: [],
  proposals: [],
  events: [],
  reports: [
    {
      id: 1,
      content: { kind: "topic", title: "Spam", about: "" },
      status: "open",
      restaurantId: null,
      topicId: "bread",
      eventId: null,
    },
  ],
  sampleTopics: {},
};
const POST = {
  id: "7",
  topicId: "bread",
  topicTitle: "Bread",
  status: "published",
  at: "2026-11-20T10:00:00Z",
  isQuestion: false,
};

test.each([
  ["forum events", false],
  ["", true],
])("without %j a profile links to topics: %s", (parts, isLinked) => {
  left.out = hiddenPaths(parts);
  const records = { ...RECORDS, posts: [POST] } as unknown as Parameters<typeof OwnLists>[0];
  render(<OwnLists {...records} />);
  expect(screen.getByText("Bread")).toBeInTheDocument();
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs.some((href) => href?.startsWith("/community/forum"))).toBe(isLinked);
  // Without an entry a part that is left out has no heading.
  expect(screen.queryByText("Topics you started") !== null).toBe(isLinked);
  expect(screen.queryByText("Your events") !== null).toBe(isLinked);
});

test.each([
  ["top-rated", []],
  ["", ["How this ranking works"]],
])("without %j a city's places name the ranking: %j", (parts, names) => {
  left.out = hiddenPaths(parts);
  const places = { rated: [{ reviewCount: 3 }], confirmed: [] };
  render(
    <TopPlaces
      city="Berlin"
      places={places as unknown as Parameters<typeof TopPlaces>[0]["places"]}
    >
      cards
    </TopPlaces>,
  );
  expect(linkNames()).toEqual(names);
});

test.each([
  ["blog", undefined],
  ["", { label: "Blog", href: "/community/blog" }],
])("without %j a notice leads to: %j", (parts, action) => {
  left.out = hiddenPaths(parts);
  const shown: Notice[] = [];
  connectNotices((notice) => void shown.push(notice));
  notifyNotOpenYet("Not open yet", { label: "Blog", href: "/community/blog" });
  expect(shown.map((notice) => notice.action)).toEqual([action]);
});
