import { render, screen } from "@testing-library/react";
import { Contact } from "@/components/about/contact";
import { getContactDetails } from "@/lib/about/queries";

test("the telephone link says whom it calls", async () => {
  render(<Contact details={await getContactDetails()} isOpen={false} />);
  const call = screen.getByRole("link", { name: "Call Chard: +1 (212) 555-0142" });
  expect(call).toHaveAttribute("href", "tel:+12125550142");
});

test("an imprint of its own is no sample, and needs no telephone", () => {
  const details = {
    operator: "Leaf e.V.",
    email: "hello@leaf.example",
    addressLines: ["1 Leaf Street"],
    team: [],
    sample: false,
  };
  render(<Contact details={details} isOpen={false} />);
  expect(screen.getByText("Leaf e.V.")).toBeVisible();
  expect(screen.queryByText("Phone")).not.toBeInTheDocument();
  expect(screen.queryByText(/Sample details/)).not.toBeInTheDocument();
});
