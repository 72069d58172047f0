import { render, screen } from "@testing-library/react";
import { PlacesMeant } from "@/components/restaurants/search/places-meant";
import { filesOf } from "@/lib/languages/texts-in";
import { InLanguage } from "@/tests/components/in-language";

const BERLIN = { name: "Berlin, Deutschland", lat: 52.52, lng: 13.41 };
const BERN = { name: "Bern, Schweiz", lat: 46.95, lng: 7.45 };

const showInGerman = (places: Parameters<typeof PlacesMeant>[0]["places"]) =>
  render(
    <InLanguage language="de" subjects={filesOf("de", ["everywhere", "found"])}>
      <PlacesMeant places={places} />
    </InLanguage>,
  );

test("each place leads to near me around it, in the language of the page", () => {
  showInGerman([BERLIN, BERN]);
  expect(screen.getByRole("region", { name: "Orte" })).toHaveTextContent("Suchst du einen Ort?");
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual([
    "Ort: Berlin, Deutschland",
    "Ort: Bern, Schweiz",
  ]);
  expect(links[0]).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/de\/restaurants\/near-me\/52\.52,13\.41#/),
  );
});

test("without places there is nothing", () => {
  showInGerman([]);
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});
