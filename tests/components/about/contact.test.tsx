import { render, screen } from "@testing-library/react";
import { Contact } from "@/components/about/contact";
import { getContactDetails } from "@/lib/about/queries";

test("the telephone link says whom it calls", async () => {
  render(<Contact details={await getContactDetails()} isOpen={false} />);
  const call = screen.getByRole("link", { name: "Call Chard: +1 (212) 555-0142" });
  expect(call).toHaveAttribute("href", "tel:+12125550142");
});
