import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { fakeSharing } from "@/tests/fakes/sharing";
import { cardOf, dialog, renderGallery } from "@/tests/components/gallery/render-gallery";
import { exampleImage, exampleImages } from "@/tests/lib/gallery/example";

const images = exampleImages(3);
const [first, second, third] = images.map(({ title }) => title);

const openLink = (title = first) =>
  screen.getAllByRole("link", { name: new RegExp(title!) }).at(-1)!;
const shown = async (title = "") =>
  expect(await screen.findByRole("dialog", { name: title })).toBeInTheDocument();
const named = (name: string | RegExp) =>
  within(screen.getByRole("dialog")).getByRole("button", { name });
const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Add a comment" });

/** jsdom has no pointer events. */
function finger(type: string, place: { clientX: number; clientY: number }) {
  const event = new MouseEvent(type, { bubbles: true, ...place });
  return Object.assign(event, { pointerType: "touch", pointerId: 7, isPrimary: true });
}

async function openFirst() {
  const gallery = renderGallery({ images });
  await gallery.user.click(openLink());
  await shown(first);
  return gallery;
}

describe("opening and closing", () => {
  test("opens the pressed image and sets the URL", async () => {
    await openFirst();
    expect(window.location.hash).toBe("#image-1");
    const content = within(await dialog());
    expect(content.getByRole("img", { name: "Picture 1" })).toBeInTheDocument();
    expect(content.getByText("Description 1.")).toBeInTheDocument();
    expect(content.getByText("1 of 3", { exact: false })).toBeInTheDocument();
  });

  test.each([["Escape"], ["Close"]])(
    "%s closes it, clears the address, gives the focus back",
    async (way) => {
      const { user } = await openFirst();
      if (way === "Close") await user.click(named("Close"));
      else await user.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      await waitFor(() => expect(window.location.hash).toBe(""));
      await waitFor(() => expect(openLink()).toHaveFocus());
    },
  );

  test("Back closes it", async () => {
    await openFirst();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  test("a shared address opens the same image, and closing stays on the page", async () => {
    const { user } = renderGallery({ images, fragment: "#image-2" });
    await shown(second);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(window.location.hash).toBe(""));
    await waitFor(() => expect(openLink(second)).toHaveFocus());
  });

  test.each(["#image-99", "#content", "#image-x"])("%s opens nothing", async (fragment) => {
    renderGallery({ images, fragment });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("moves the focus to the card of the image that was shown last", async () => {
    const { user } = await openFirst();
    await user.click(named("Next image"));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(openLink(second)).toHaveFocus());
  });

  test("leaves other kinds of presses to the browser", async () => {
    renderGallery({ images });
    fireEvent.click(openLink(), { ctrlKey: true });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("moving through the list", () => {
  test("Previous and Next are disabled at the ends, do nothing there and keep the focus", async () => {
    const { user } = await openFirst();
    const [previous, next] = [named("Previous image"), named("Next image")];
    expect(previous).toHaveAttribute("aria-disabled", "true");
    expect(next).toHaveAttribute("aria-disabled", "false");
    await user.click(previous);
    await shown(first);
    await user.click(next);
    await user.click(next);
    await shown(third);
    expect(next).toHaveAttribute("aria-disabled", "true");
    await user.click(next);
    await shown(third);
    expect(next).toHaveFocus();
    expect(window.location.hash).toBe("#image-3");
  });

  test("the arrow keys go round at both ends", async () => {
    const { user } = await openFirst();
    await user.keyboard("{ArrowLeft}");
    await shown(third);
    await user.keyboard("{ArrowRight}");
    await shown(first);
  });

  test.each([
    ["left", { from: 200, to: 100, up: 0 }, second],
    ["right, round the end", { from: 100, to: 200, up: 0 }, third],
    ["too little", { from: 100, to: 130, up: 0 }, first],
    ["up rather than sideways", { from: 100, to: 160, up: 90 }, first],
  ])("a swipe %s", async (_, { from, to, up }, expected) => {
    await openFirst();
    const picture = screen.getByRole("img", { name: "Picture 1" });
    fireEvent(picture, finger("pointerdown", { clientX: from, clientY: 100 }));
    fireEvent(picture, finger("pointerup", { clientX: to, clientY: 100 - up }));
    await shown(expected);
  });

  test("arrow keys in the comment box move the caret", async () => {
    const { user } = await openFirst();
    await user.type(box(), "Hi{ArrowLeft}{ArrowLeft}{ArrowRight}");
    await shown(first);
    expect(box().selectionStart).toBe(1);
  });

  test("moves within the filtered list", async () => {
    const { user } = renderGallery({ images });
    await user.click(screen.getByRole("button", { name: "even" }));
    await screen.findByText("Showing 2 of 3 restaurants");
    await user.click(openLink());
    await user.keyboard("{ArrowRight}");
    await shown(third);
    expect(screen.getByText("2 of 2", { exact: false })).toBeInTheDocument();
  });
});

describe("likes and sharing in the dialog", () => {
  test("Like turns into Liked, here and on the card", async () => {
    const { user, notices, disconnect } = await openFirst();
    await user.click(named("Like 103"));
    expect(named("Liked 104")).toHaveAttribute("aria-pressed", "true");
    expect(notices).toEqual(["Added to favorites"]);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(cardOf({ title: first! }).getByRole("button", { name: /^Like/ })).toHaveTextContent(
      "104",
    );
    disconnect();
  });

  test("Share passes the address that opens the image", async () => {
    const { user } = await openFirst();
    const copied: string[] = [];
    fakeSharing({ writeText: async (text) => void copied.push(text) });
    await user.click(named("Share"));
    await waitFor(() => expect(copied).toEqual([window.location.href]));
    expect(copied[0]).toMatch(/#image-1$/);
  });
});

describe("comments", () => {
  const send = () => named("Send comment");
  const count = (number: number) =>
    expect(screen.getByRole("heading", { name: `Comments ${number}` })).toBeInTheDocument();

  test("starts empty beside the sample's count, with nothing to send", async () => {
    await openFirst();
    count(1);
    expect(screen.getByText("No comments yet. Be the first to comment!")).toBeInTheDocument();
    expect(send()).toBeDisabled();
  });

  test("Enter sends the trimmed text, raises the count, says so and keeps the focus", async () => {
    const { user, notices, disconnect } = await openFirst();
    await user.type(box(), "  Lovely lanterns  {Enter}");
    const comments = within(screen.getByRole("list", { name: "Comments" }));
    expect(comments.getByText("Lovely lanterns")).toBeInTheDocument();
    count(2);
    expect(notices).toEqual(["Comment added successfully"]);
    expect(box()).toHaveValue("");
    expect(box()).toHaveFocus();
    disconnect();
  });

  test("Shift+Enter adds a line; the button sends it", async () => {
    const { user } = await openFirst();
    await user.type(box(), "One{Shift>}{Enter}{/Shift}two");
    expect(box()).toHaveValue("One\ntwo");
    await user.click(send());
    expect(screen.getByRole("list", { name: "Comments" })).toHaveTextContent("One two");
    expect(box()).toHaveFocus();
  });

  test("white space alone cannot be sent", async () => {
    const { user, notices, disconnect } = await openFirst();
    await user.type(box(), "   {Enter}");
    expect(send()).toBeDisabled();
    expect(notices).toEqual([]);
    count(1);
    disconnect();
  });

  test("an Enter that ends a composed character does not send", async () => {
    const { user } = await openFirst();
    await user.type(box(), "すし");
    fireEvent.keyDown(box(), { key: "Enter", isComposing: true });
    fireEvent.keyDown(box(), { key: "Enter", keyCode: 229 });
    expect(box()).toHaveValue("すし");
  });

  test.each([
    ["moving to another image and back", "{Tab}{ArrowRight}{ArrowLeft}"],
    ["closing", "{Escape}"],
  ])("%s drops them", async (way, keys) => {
    const { user } = await openFirst();
    await user.type(box(), "Gone soon{Enter}");
    count(2);
    if (way !== "closing") named("Next image").focus();
    await user.keyboard(keys);
    if (way === "closing") await user.click(openLink());
    await shown(first);
    count(1);
    expect(screen.queryByText("Gone soon")).not.toBeInTheDocument();
  });
});

test("an image that is alone in its list has nowhere to go but itself", async () => {
  const only = exampleImage();
  const { user } = renderGallery({ images: [only] });
  await user.click(openLink(only.title));
  await shown(only.title);
  await user.keyboard("{ArrowRight}{ArrowLeft}");
  await shown(only.title);
  for (const name of ["Previous image", "Next image"])
    expect(named(name)).toHaveAttribute("aria-disabled", "true");
});
