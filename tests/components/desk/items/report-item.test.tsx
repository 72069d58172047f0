import { render, screen } from "@testing-library/react";
import { ReportContents, ReportDecisions } from "@/components/desk/items/report-item";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const REPORT = { id: 1, reason: "Not true", details: "" };
const PHOTO = { kind: "photo", text: "A bowl", status: "published", restaurantId: "8" };
const NOTHING = { subject: undefined, about: undefined, author: undefined, others: 0 };

it.each([
  [1, "Reported once more"],
  [2, "Reported 2 more times"],
])("says that %i others reported the same", (others, text) => {
  render(<ReportContents report={REPORT} {...NOTHING} others={others} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

it("says of which place what was reported is, and by whom", () => {
  const author = { id: "7", name: "Ruth Okafor" };
  render(
    <ReportContents report={REPORT} subject={PHOTO} about="Radish" author={author} others={1} />,
  );
  expect(screen.getByText("Radish. Reported once more")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Open the page" })).toHaveAttribute(
    "href",
    "/restaurants/8",
  );
  expect(screen.getByRole("link", { name: "Ruth Okafor" })).toHaveAttribute(
    "href",
    "/desk/accounts/7",
  );
});

it.each([
  ["photo", true],
  ["tip", false],
])("offers for a %s the reasons against photos: %s", (kind, isOffered) => {
  render(<ReportDecisions report={REPORT} subject={{ ...PHOTO, kind }} />);
  const offered = screen.queryByRole("radio", {
    name: "Shows people without their consent",
    hidden: true,
  });
  expect(offered !== null).toBe(isOffered);
  expect(screen.getByRole("radio", { name: "Private data", hidden: true })).toBeInTheDocument();
});
