import { render, screen } from "@testing-library/react";
import { CardsTip } from "@/components/phrases/cards-tip";
import city from "@/lib/messages/de/places/city.json";
import { InLanguage } from "@/tests/components/in-language";

test("names the languages of a place and leads to their cards", () => {
  render(
    <CardsTip
      cards={[
        { id: "nl", tag: "nl", name: "Dutch" },
        { id: "fr", tag: "fr", name: "French" },
      ]}
    />,
  );
  expect(
    screen.getByRole("heading", { name: "How to ask for vegan food in Dutch or French" }),
  ).toBeVisible();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/guides/phrases/nl",
    "/guides/phrases/fr",
  ]);
  expect(screen.getByRole("link", { name: "Card in French" })).toBeVisible();
});

test("says nothing where there is no card", () => {
  const { container } = render(<CardsTip cards={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test("in another language it leads to the cards in that language", () => {
  render(
    <InLanguage language="de" subjects={{ city }}>
      <CardsTip cards={[{ id: "nb", tag: "nb", name: "Norwegian" }]} />
    </InLanguage>,
  );
  expect(screen.getByRole("link", { name: "Karte auf Norwegisch" })).toHaveAttribute(
    "href",
    "/de/guides/phrases/nb",
  );
});
