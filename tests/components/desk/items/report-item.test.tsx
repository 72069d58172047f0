import { render, screen } from "@testing-library/react";
import { ReportContents } from "@/components/desk/items/report-item";

const REPORT = { id: 1, reason: "Not true", details: "" };

it.each([
  [1, "Reported once more"],
  [2, "Reported 2 more times"],
])("says that %i others reported the same", (others, text) => {
  render(<ReportContents report={REPORT} subject={undefined} others={others} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});
