import { render, screen } from "@testing-library/react";
import { AuditList, type Entry } from "@/components/desk/audit/audit-list";

const ENTRY: Entry = {
  id: 1,
  at: new Date("2026-11-20T10:15:00Z"),
  actorName: "Noor Adeyemi",
  action: "listing.approve",
  subject: "listing:2Ev43r4Ol40s",
  about: { name: "Turnip Room", href: "/desk/listings/2Ev43r4Ol40s" },
  before: { status: "review" },
  after: { status: "published" },
  reason: null,
};

const show = (entry: Partial<Entry>) =>
  render(<AuditList entries={[{ ...ENTRY, ...entry }]} total={1} page={1} />);

test("an entry names what was decided, who did, and leads there", () => {
  show({});
  expect(screen.getByRole("listitem")).toHaveTextContent(
    "Listing 'Turnip Room' published by Noor Adeyemi20 Nov 2026, 10:15 UTC",
  );
  expect(screen.getByRole("link")).toHaveAttribute("href", "/desk/listings/2Ev43r4Ol40s");
});

test("what is there no more has no link, and only its number where nobody knows its name", () => {
  const { unmount } = show({
    action: "venue.merge",
    subject: "restaurant:old",
    about: { name: "Old Turnip", href: undefined },
  });
  expect(screen.getByRole("listitem")).toHaveTextContent(
    "'Old Turnip' merged with another restaurant by Noor Adeyemi",
  );
  unmount();
  show({ about: undefined });
  expect(screen.getByRole("listitem")).toHaveTextContent(
    "Listing published (listing:2Ev43r4Ol40s) by Noor Adeyemi",
  );
  expect(screen.queryByRole("link")).toBeNull();
});
