import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps, ReactNode } from "react";
import { PageFocus } from "@/components/layout/page-focus";

let pathname: string;
jest.mock("next/navigation", () => ({ usePathname: () => pathname }));

function PageLink(props: ComponentProps<"a">) {
  return <a {...props} />;
}

const LIST = (
  <>
    <PageLink href="/restaurants/1">Radish & Rye</PageLink>
    <PageLink href="/restaurants/2">Maitake House</PageLink>
    <PageLink href="/restaurants/2">1,204 reviews</PageLink>
  </>
);

function site(content: ReactNode) {
  return (
    <>
      <header>
        <PageLink href="/restaurants/top-rated">Top Rated</PageLink>
      </header>
      <div id="content" tabIndex={-1} data-testid="content">
        {content}
      </div>
      <PageFocus target="content" />
    </>
  );
}

/** The router of these tests: a link adds a history entry, and the page follows. */
function openSite() {
  pathname = "/restaurants/near-me";
  window.history.replaceState(null, "", pathname);
  const { rerender } = render(site(LIST));
  const user = userEvent.setup();
  const show = (path: string, content: ReactNode) => {
    pathname = path;
    rerender(site(content));
  };
  return {
    show,
    /** By the last link of that name. Without content, the next page is still on its way. */
    async follow(name: string, content?: ReactNode) {
      const link = screen.getAllByRole<HTMLAnchorElement>("link", { name }).at(-1)!;
      link.addEventListener("click", (event) => event.preventDefault());
      await user.click(link);
      window.history.pushState(null, "", link.pathname);
      if (content) show(link.pathname, content);
    },
    async back(path: string, content?: ReactNode) {
      const returned = new Promise((resolve) =>
        window.addEventListener("popstate", resolve, { once: true }),
      );
      window.history.back();
      await returned;
      if (content) show(path, content);
    },
  };
}

const content = () => screen.getByTestId("content");

test("a link outside the content leads to the start of the next page's content", async () => {
  const { follow } = openSite();
  await follow("Top Rated", LIST);
  expect(content()).toHaveFocus();
});

test("a link of the content that is gone leads to the heading of the next page", async () => {
  const { follow } = openSite();
  await follow("Radish & Rye", <h1>Radish & Rye</h1>);
  expect(screen.getByRole("heading", { name: "Radish & Rye" })).toHaveFocus();
});

test("a page that marks where what is new begins leads there", async () => {
  const { follow } = openSite();
  await follow(
    "Radish & Rye",
    <>
      <h1>Desk</h1>
      <h2 data-page-start>Kopps</h2>
    </>,
  );
  expect(screen.getByRole("heading", { name: "Kopps" })).toHaveFocus();
});

test("a fragment moves the focus to what it names, and one that names nothing to the heading", async () => {
  const { show } = openSite();
  const page = (
    <>
      <h1>Radish & Rye</h1>
      <article id="review-7">A review</article>
    </>
  );
  window.history.replaceState(null, "", "/restaurants/1#review-7");
  show("/restaurants/1", page);
  expect(screen.getByRole("article")).toHaveFocus();
  window.history.replaceState(null, "", "/restaurants/2#%E0gone");
  show("/restaurants/2", page);
  expect(screen.getByRole("heading", { name: "Radish & Rye" })).toHaveFocus();
});

test("the focus stays while the page does", async () => {
  const { show } = openSite();
  const link = screen.getByRole("link", { name: "Maitake House" });
  link.focus();
  show("/restaurants/near-me", LIST);
  expect(link).toHaveFocus();
});

test("Back leads to the link by which the page was left", async () => {
  const { follow, back } = openSite();
  await follow("1,204 reviews", <h1>Maitake House</h1>);
  await back("/restaurants/near-me", LIST);
  expect(screen.getByRole("link", { name: "1,204 reviews" })).toHaveFocus();
});

test("Back leads to the same of two equal links", async () => {
  const { follow, back, show } = openSite();
  const twice = (
    <>
      {LIST}
      <section>{LIST}</section>
    </>
  );
  show("/restaurants/near-me", twice);
  await follow("Maitake House", <h1>Maitake House</h1>);
  await back("/restaurants/near-me", twice);
  expect(screen.getAllByRole("link", { name: "Maitake House" })[1]).toHaveFocus();
});

test("Back leads to that link when it is rendered a moment later", async () => {
  const { follow, back, show } = openSite();
  await follow("Maitake House", <h1>Maitake House</h1>);
  await back("/restaurants/near-me", <h1>Restaurants near you</h1>);
  expect(screen.getByRole("heading", { name: "Restaurants near you" })).toHaveFocus();
  show("/restaurants/near-me", LIST);
  await waitFor(() => expect(screen.getByRole("link", { name: "Maitake House" })).toHaveFocus());
});

test("Back leads to that link when it comes before the next page was rendered", async () => {
  const { follow, back, show } = openSite();
  await follow("Maitake House");
  await back("/restaurants/near-me");
  show("/restaurants/2", <h1>Maitake House</h1>);
  show("/restaurants/near-me", LIST);
  expect(screen.getByRole("link", { name: "Maitake House" })).toHaveFocus();
});

test("Back leads to that link again when the list is rendered once more", async () => {
  const { follow, back, show } = openSite();
  await follow("Maitake House", <h1>Maitake House</h1>);
  await back("/restaurants/near-me", <div key="first">{LIST}</div>);
  show("/restaurants/near-me", <div key="again">{LIST}</div>);
  await waitFor(() => expect(screen.getByRole("link", { name: "Maitake House" })).toHaveFocus());
});

test("a link that is rendered after a key was pressed leaves the focus where it is", async () => {
  const { follow, back, show } = openSite();
  await follow("Maitake House", <h1>Maitake House</h1>);
  const page = <button>Filters</button>;
  await back("/restaurants/near-me", page);
  await userEvent.keyboard("{Shift}");
  show(
    "/restaurants/near-me",
    <>
      {page}
      {LIST}
    </>,
  );
  // The observer, if it were still there, runs before a later task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(content()).toHaveFocus();
});

test("Back leads to the start of the content where that link is gone", async () => {
  const { follow, back } = openSite();
  await follow("Maitake House", <h1>Maitake House</h1>);
  await back("/restaurants/near-me", <p>No restaurants match</p>);
  expect(content()).toHaveFocus();
});

test("Back leads to the start of the content of a page that was left by the header", async () => {
  const { follow, back } = openSite();
  await follow("Maitake House", <h1>Maitake House</h1>);
  await back("/restaurants/near-me", LIST);
  await follow("Top Rated", LIST);
  await back("/restaurants/near-me", LIST);
  expect(content()).toHaveFocus();
});

test("a link to a page that was left before leads to its start", async () => {
  const { follow } = openSite();
  await follow(
    "Maitake House",
    <PageLink href="/restaurants/near-me">Restaurants near you</PageLink>,
  );
  await follow("Restaurants near you", LIST);
  expect(content()).toHaveFocus();
});
