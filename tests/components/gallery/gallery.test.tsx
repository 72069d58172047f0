import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Gallery } from "@/components/gallery/gallery";
import { GalleryScreen } from "@/components/gallery/gallery-screen";
import { listGalleryImages } from "@/lib/gallery/queries";
import { fakeSharing } from "@/tests/fakes/sharing";
import { cardOf, renderGallery, shownTitles } from "@/tests/components/gallery/render-gallery";
import { exampleImages } from "@/tests/lib/gallery/example";

const [birch, alecrim, casa, rolling, sprout] = exampleImages(5).map(({ title }) => ({ title }));
const found = (count: number) => screen.findByText(`Showing ${count} of 5 restaurants`);
const clearFilters = () => screen.queryByRole("button", { name: "Clear Filters" });

describe("the screen", () => {
  test("is complete in the HTML: title, counts, carousel and all fifty cards", async () => {
    const page = document.createElement("div");
    page.innerHTML = renderToString(<GalleryScreen images={await listGalleryImages()} />);
    const html = within(page);
    expect(page.querySelector("h1")).toHaveTextContent("AI Vegan Restaurant Gallery");
    expect(html.getByText(/^50 images$/)).toBeTruthy();
    expect(html.getByText(/^50 images of/)).toBeTruthy();
    expect(page.querySelectorAll("article")).toHaveLength(50);
    expect(page.querySelectorAll("[aria-label$='of 12']")).toHaveLength(12);
    expect(html.getByText("Showing 50 of 50 restaurants")).toBeTruthy();
  });

  test.each([
    ["Find Restaurants Near Me", "/restaurants/near-me"],
    ["Submit Your Restaurant", "/restaurants/add-listing"],
  ])("its button %s leads on also without a script", (name, action) => {
    const page = document.createElement("div");
    page.innerHTML = renderToString(<GalleryScreen images={exampleImages(1)} />);
    const button = within(page).getByRole<HTMLButtonElement>("button", { name });
    expect(button.type).toBe("submit");
    expect(button.form).toHaveAttribute("action", action);
  });

  test("sums likes and comments and follows the visitor's likes", async () => {
    const { user } = renderGallery();
    expect(screen.getByText("515")).toBeInTheDocument();
    expect(screen.getByText("15")).toBeInTheDocument();
    await user.click(cardOf(birch!).getByRole("button", { name: /^Like/ }));
    expect(screen.getByText("516")).toBeInTheDocument();
  });

  test("Explore Gallery scrolls to the browse area and moves the focus there", async () => {
    const { user } = renderGallery();
    const area = screen.getByRole("region", { name: "Browse restaurants" });
    const scrolled = jest.spyOn(area, "scrollIntoView");
    await user.click(screen.getByRole("button", { name: "Explore Gallery" }));
    expect(scrolled).toHaveBeenCalledWith({ behavior: "smooth" });
    expect(area).toHaveFocus();
  });
});

describe("searching, sorting and filtering", () => {
  test.each([
    ["Most Liked", [birch, alecrim, casa, rolling, sprout]],
    ["Most Commented", [sprout, rolling, casa, alecrim, birch]],
    ["Title A-Z", [alecrim, birch, casa, rolling, sprout]],
    ["Title Z-A", [sprout, rolling, casa, birch, alecrim]],
  ])("sorts by %s", async (label, expected) => {
    const { user } = renderGallery();
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), label);
    await waitFor(() => expect(shownTitles()).toEqual(expected.map((image) => image?.title)));
  });

  test("searches while typing and counts", async () => {
    const { user } = renderGallery();
    await user.type(
      screen.getByPlaceholderText("search by name, description or style"),
      "description 2",
    );
    await found(1);
    expect(shownTitles()).toEqual([alecrim?.title]);
  });

  test("keeps images with any of the chosen tags", async () => {
    const { user } = renderGallery();
    const even = screen.getByRole("button", { name: "even" });
    await user.click(even);
    expect(even).toHaveAttribute("aria-pressed", "true");
    await found(3);
    await user.click(screen.getByRole("button", { name: "odd" }));
    await found(5);
    await user.click(even);
    await found(2);
  });

  test("offers Clear Filters while there is something to clear, and keeps the focus in the area", async () => {
    const { user } = renderGallery();
    expect(clearFilters()).not.toBeInTheDocument();
    await user.type(screen.getByRole("searchbox"), "casa");
    await user.click(screen.getByRole("button", { name: "even" }));
    await found(1);
    await user.click(clearFilters()!);
    await found(5);
    expect(screen.getByRole("searchbox")).toHaveValue("");
    expect(screen.getByRole("button", { name: "even" })).toHaveAttribute("aria-pressed", "false");
    expect(clearFilters()).not.toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Browse restaurants" })).toHaveFocus();
  });

  test("says when nothing matches, and leads back to all", async () => {
    const { user } = renderGallery();
    await user.type(screen.getByRole("searchbox"), "sushi");
    expect(await screen.findByText("No restaurants found")).toBeInTheDocument();
    expect(
      screen.getByText("Try adjusting your search criteria or clearing the filters."),
    ).toBeInTheDocument();
    expect(screen.queryAllByRole("article")).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: "Clear All Filters" }));
    await found(5);
  });

  test("lays out a grid and a list of the same images", async () => {
    const { user } = renderGallery();
    const [grid, list] = ["Grid", "List"].map((name) => screen.getByRole("button", { name }));
    const before = screen.getAllByRole("article")[0]!.className;
    await user.click(list!);
    expect(list).toHaveAttribute("aria-pressed", "true");
    expect(grid).toHaveAttribute("aria-pressed", "false");
    await waitFor(() => expect(screen.getAllByRole("article")[0]!.className).not.toBe(before));
    expect(shownTitles()).toHaveLength(5);
  });

  test("draws thousands a page at a time", async () => {
    renderGallery({ images: exampleImages(125) });
    expect(screen.getByText("Showing 125 of 125 restaurants")).toBeInTheDocument();
    const more = screen.getByText("Show more restaurants");
    expect(shownTitles()).toHaveLength(60);
    fireEvent.click(more);
    expect(shownTitles()).toHaveLength(120);
    fireEvent.click(more);
    expect(shownTitles()).toHaveLength(125);
    expect(more).not.toBeInTheDocument();
    fireEvent.click(screen.getByText("even", { selector: "button" }));
    await waitFor(() => expect(shownTitles()).toHaveLength(60));
  });
});

describe("liking and sharing", () => {
  test("a like is a toggle that says what it did", async () => {
    const { user, notices, disconnect } = renderGallery();
    const like = cardOf(casa!).getByRole("button", { name: `Like ${casa?.title}, 103 likes` });
    await user.click(like);
    expect(like).toHaveAttribute("aria-pressed", "true");
    expect(like).toHaveTextContent("104");
    await user.click(like);
    expect(like).toHaveAttribute("aria-pressed", "false");
    expect(like).toHaveTextContent("103");
    expect(notices).toEqual(["Added to favorites", "Removed from favorites"]);
    disconnect();
  });

  test("the carousel shows the same likes as the card", async () => {
    const { user } = renderGallery();
    await user.click(cardOf(birch!).getByRole("button", { name: /^Like/ }));
    const slide = within(screen.getByRole("group", { name: "1 of 5" }));
    expect(slide.getByText("106")).toBeInTheDocument();
  });

  test("forty-seven likes within one drawing, then changing filters, leave the totals right", async () => {
    const { user } = renderGallery();
    const buttons = screen.getAllByRole("button", { name: /^Like/ });
    // Two of the five are pressed once more than the others: an even number of times in all.
    act(() => {
      for (let press = 0; press < 47; press += 1) buttons[press % 5]!.click();
    });
    const pressed = buttons.map((button) => button.getAttribute("aria-pressed"));
    expect(pressed).toEqual(["false", "false", "true", "true", "true"]);
    expect(screen.getByText("518")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "even" }));
    await found(3);
    expect(screen.getByText("518")).toBeInTheDocument();
  });

  test("a card shares the current address with its title and description", async () => {
    const shared: ShareData[] = [];
    fakeSharing({ share: async (data) => void shared.push(data) });
    const { user } = renderGallery();
    fakeSharing({ share: async (data) => void shared.push(data) });
    await user.click(cardOf(alecrim!).getByRole("button", { name: `Share ${alecrim?.title}` }));
    expect(shared).toEqual([
      { title: alecrim?.title, text: "Description 2.", url: window.location.href },
    ]);
  });
});

test("renders the same on the server and in the browser", async () => {
  const gallery = <Gallery images={await listGalleryImages()} heading={null} />;
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const container = document.createElement("div");
  container.innerHTML = renderToString(gallery);
  render(gallery, { container, hydrate: true });
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
