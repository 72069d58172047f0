import { act, render, screen, waitFor, within } from "@testing-library/react";
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

  it("names the key that leads to a notice with a link, which stays until dismissed", async () => {
    const user = userEvent.setup();
    render(
      <>
        <button type="button">Helpful</button>
        <Toaster />
      </>,
    );
    await user.click(screen.getByRole("button", { name: "Helpful" }));
    notifyNotOpenYet("Voting is not open yet", {
      label: "Meet the members",
      href: "/community/members",
    });
    const notice = await screen.findByRole("status");
    expect(notice).toHaveTextContent("Press F8 to go to this notice.");
    await user.keyboard("{F8}{Tab}{Tab}");
    expect(screen.getByRole("link", { name: "Meet the members" })).toHaveFocus();
    await user.keyboard("{Tab}{Enter}");
    await waitFor(() => expect(screen.queryByRole("status")).not.toBeInTheDocument());
    expect(screen.getByRole("button", { name: "Helpful" })).toHaveFocus();
  });

  it("lets Tab go past a notice that stays", async () => {
    const user = userEvent.setup();
    render(
      <>
        <a href="#first">First</a>
        <Toaster />
        <a href="#last">Last</a>
      </>,
    );
    notify({ title: "Location unavailable", tone: "destructive" });
    await screen.findByRole("alert");
    screen.getByRole("link", { name: "First" }).focus();
    await user.tab();
    expect(screen.getByRole("listitem")).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Dismiss" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("link", { name: "Last" })).toHaveFocus();
  });

  it("takes a notice away when what it is about is gone", async () => {
    const visit = new AbortController();
    render(<Toaster />);
    notify({ title: "Location unavailable", tone: "destructive" }, visit.signal);
    await screen.findByRole("alert");
    visit.abort();
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  });

  it("does not announce a notice again that was shown while a dialog was open, but announces the next", async () => {
    render(
      <>
        <dialog data-testid="sheet" />
        <Toaster />
      </>,
    );
    notify({ title: "Location unavailable", tone: "destructive" });
    const notice = await screen.findByRole("alert");
    const region = notice.closest("section");
    expect(region).toHaveAttribute("aria-live", "polite");
    const opened = Object.assign(new Event("toggle"), { newState: "open" });
    act(() => void screen.getByTestId("sheet").dispatchEvent(opened));
    expect(notice).not.toHaveAttribute("role");
    expect(region).toHaveAttribute("aria-live", "off");
    notify({ title: "Error", tone: "destructive" });
    expect(await screen.findByRole("alert")).toHaveTextContent("Error");
    expect(region).toHaveAttribute("aria-live", "polite");
  });

  it("says what is not open yet and links to what is", async () => {
    render(<Toaster />);
    notifyNotOpenYet("New listings are not open yet", {
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
