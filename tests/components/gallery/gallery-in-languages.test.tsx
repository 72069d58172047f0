import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Gallery } from "@/components/gallery/gallery";
import { GalleryScreen } from "@/components/gallery/gallery-screen";
import { listGalleryImages } from "@/lib/gallery/queries";
import { PREFIXED_LANGUAGES, type Language } from "@/lib/languages/languages";
import { filesOf } from "@/lib/languages/texts-in";
import { InLanguage } from "@/tests/components/in-language";
import { exampleImages } from "@/tests/lib/gallery/example";

const inLanguage = (language: Language, page: React.ReactNode) => (
  <InLanguage language={language} subjects={filesOf(language, ["gallery"])}>
    {page}
  </InLanguage>
);

test("the gallery is German but for what is said of its pictures", async () => {
  const page = document.createElement("div");
  const screen = <GalleryScreen images={await listGalleryImages()} />;
  page.innerHTML = renderToString(inLanguage("de", screen));
  expect(page.querySelector("h1")).toHaveTextContent("KI-Galerie veganer Restaurants");
  const html = within(page);
  expect(html.getByText("50 von 50 Restaurants")).toBeTruthy();
  expect(page.querySelectorAll("[aria-label$='von 12']")).toHaveLength(12);
  const tags = [...page.querySelectorAll("[role=group] button")].map((tag) => tag.textContent);
  expect(tags).toEqual(expect.arrayContaining(["gemütlich", "draußen", "Platzhalter"]));
  for (const text of page.querySelectorAll("article p, article img"))
    expect(text).toHaveAttribute("lang", "en");
  expect(page.querySelector("form")).toHaveAttribute("action", "/de/restaurants/near-me");
});

test.each(PREFIXED_LANGUAGES)("every style has a word in %s", async (language) => {
  const page = document.createElement("div");
  const screen = <GalleryScreen images={await listGalleryImages()} />;
  page.innerHTML = renderToString(inLanguage(language, screen));
  const buttons = [...page.querySelectorAll("[role=group] button")];
  const tags = buttons.flatMap(({ textContent }) => textContent || []);
  expect(tags.filter((tag) => /^(?:cozy|evening|street|outdoor|placeholder)$/.test(tag))).toEqual(
    [],
  );
  expect(new Set(tags).size).toBe(tags.length);
});

test("from right to left, the left key leads to the next image", async () => {
  window.requestIdleCallback = () => 0;
  window.history.replaceState(null, "", "/he/community/ai-gallery#image-1");
  const images = exampleImages(3);
  render(inLanguage("he", <Gallery images={images} heading={<h1>Gallery</h1>} />));
  const shown = (index: number) => screen.findByRole("dialog", { name: images[index]!.title });
  fireEvent.keyDown(await shown(0), { key: "ArrowLeft" });
  fireEvent.keyDown(await shown(1), { key: "ArrowRight" });
  await shown(0);
  await waitFor(() => expect(window.location.pathname).toBe("/he/community/ai-gallery"));
  expect(window.location.hash).toBe("#image-1");
});
