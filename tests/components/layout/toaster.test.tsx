import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "@/components/layout/toaster";
import { notify } from "@/lib/browser/notices";
import { notifyNotOpenYet } from "@/lib/browser/not-open-yet";

describe("the toaster", () => {
  it("shows a notice that was raised before it was loaded, as a status", async () => {
    notify({ title: "Location found", description: "Showing restaurants near you" });
    render(<Toaster />);
    const notice = await screen.findByRole("status");
    expect(notice).toHaveTextContent("Location found");
    expect(notice).toHaveTextContent("Showing restaurants near you");
  });

  it("shows a destructive notice as an alert that stays until dismissed", async () => {
    render(<Toaster />);
    notify({ title: "Location unavailable", tone: "destructive" });
    const notice = await screen.findByRole("alert");
    expect(notice).toHaveTextContent("Location unavailable");
    await userEvent.click(within(notice).getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  });

  it("says what is not open yet and links to what is", async () => {
    render(<Toaster />);
    notifyNotOpenYet("New listings are", {
      label: "See the form",
      href: "/restaurants/add-listing",
    });
    expect(await screen.findByText("New listings are not open yet")).toBeVisible();
    expect(screen.getByRole("link", { name: "See the form" })).toHaveAttribute(
      "href",
      "/restaurants/add-listing",
    );
  });
});
