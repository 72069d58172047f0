import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Gallery } from "@/components/gallery/gallery";
import { connectNotices } from "@/lib/browser/notices";
import type { GalleryImage } from "@/lib/gallery/types";
import { exampleImages } from "@/tests/lib/gallery/example";

export const ADDRESS = "/community/ai-gallery";

/**
 * The gallery on its page, with the notices it raises. Starts at `fragment`; never idle, so the slides stay a scrollable row: the
 * carousel's script needs a layout, which e2e has.
 */
export function renderGallery({ images = exampleImages(5), fragment = "" } = {}) {
  window.requestIdleCallback = () => 0;
  window.history.replaceState(null, "", `${ADDRESS}${fragment}`);
  const notices: string[] = [];
  const disconnect = connectNotices(({ title }) => notices.push(title));
  const view = render(<Gallery images={images} heading={<h1>Gallery</h1>} />);
  return { ...view, user: userEvent.setup(), notices, disconnect };
}

export const cardOf = ({ title }: Pick<GalleryImage, "title">) => {
  const heading = screen.getByRole("heading", { level: 3, name: title });
  return within(heading.closest("article") as HTMLElement);
};

/** By element, since roles are slow to work out for a whole page of cards. */
export const shownTitles = () =>
  [...document.querySelectorAll("article h3")].map((heading) => heading.textContent);

export const dialog = () => screen.findByRole("dialog");
