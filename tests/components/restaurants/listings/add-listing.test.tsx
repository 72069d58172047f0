import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddListing } from "@/components/restaurants/listings/add-listing";
import { connectNotices } from "@/lib/browser/notices";
import { listRestaurants } from "@/lib/restaurants/queries";

const LISTING = {
  name: "Fennel Street Kitchen",
  address: "14 Fennel Street, Brooklyn",
  description: "Braised fennel and sourdough.",
};

const show = jest.fn();
const log = jest.spyOn(console, "log").mockImplementation(() => {});
let disconnect: () => void;

beforeEach(() => {
  show.mockReset();
  log.mockReset();
  disconnect = connectNotices(show);
});

afterEach(() => disconnect());

const field = (label: string) => screen.getByLabelText(label);

test("logs what was submitted, says that nothing was sent, and keeps it", async () => {
  const user = userEvent.setup();
  render(<AddListing example={undefined} isOpen={false} />);
  await user.type(field("Restaurant Name"), LISTING.name);
  await user.type(field("Address"), LISTING.address);
  await user.type(field("Description"), LISTING.description);
  await user.click(screen.getByRole("button", { name: "Submit Listing" }));

  expect(log).toHaveBeenCalledWith(expect.any(String), LISTING);
  expect(show).toHaveBeenCalledWith(
    expect.objectContaining({ title: "Submissions are not open yet" }),
  );
  expect(field("Restaurant Name")).toHaveValue(LISTING.name);
  expect(field("Address")).toHaveValue(LISTING.address);
  expect(field("Description")).toHaveValue(LISTING.description);
});

test("takes an empty form, as there are no rules", async () => {
  render(<AddListing example={undefined} isOpen={false} />);
  await userEvent.click(screen.getByRole("button", { name: "Submit Listing" }));
  expect(log).toHaveBeenCalledWith(expect.any(String), { name: "", address: "", description: "" });
});

test("keeps and submits what was typed before the form came to life", async () => {
  const container = document.createElement("div");
  document.body.append(container);
  const { renderToString } = await import("react-dom/server");
  container.innerHTML = renderToString(<AddListing example={undefined} isOpen={false} />);
  within(container).getByLabelText<HTMLInputElement>("Restaurant Name").value = LISTING.name;

  render(<AddListing example={undefined} isOpen={false} />, { container, hydrate: true });
  expect(field("Restaurant Name")).toHaveValue(LISTING.name);
  await userEvent.click(screen.getByRole("button", { name: "Submit Listing" }));
  expect(log).toHaveBeenCalledWith(expect.any(String), {
    name: LISTING.name,
    address: "",
    description: "",
  });
});

test("leads to a finished listing", async () => {
  const [example] = await listRestaurants(1);
  render(<AddListing example={example} isOpen={false} />);
  expect(screen.getByRole("link", { name: /See a finished listing/ })).toHaveAttribute(
    "href",
    `/restaurants/${example?.id}`,
  );
});
