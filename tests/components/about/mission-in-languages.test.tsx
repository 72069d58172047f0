import { render, screen } from "@testing-library/react";
import { Mission } from "@/components/about/mission";
import { getMission } from "@/lib/about/queries";
import { PREFIXED_LANGUAGES, type Language } from "@/lib/languages/languages";
import { filesOf } from "@/lib/languages/texts-in";
import { InLanguage } from "@/tests/components/in-language";

async function show(language: Language) {
  const mission = await getMission();
  render(
    <InLanguage language={language} subjects={filesOf(language, ["home", "mission"])}>
      <Mission mission={mission} />
    </InLanguage>,
  );
}

test("the mission is told in German, with numbers as German writes them", async () => {
  await show("de");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Unsere Mission");
  expect(screen.getByText("Ruth Abrams und Jun Takeda")).toBeVisible();
  for (const claim of ["10.000+", "2.500+", "4,9"]) expect(screen.getByText(claim)).toBeVisible();
  expect(screen.getByRole("link", { name: "Dein Restaurant eintragen" })).toHaveAttribute(
    "href",
    "/de/restaurants/add-listing",
  );
});

test.each(PREFIXED_LANGUAGES)("nothing of it is in English in %s", async (language) => {
  await show(language);
  const alts = screen.getAllByRole("img").map((image) => image.getAttribute("alt"));
  for (const text of [document.body.textContent, ...alts])
    expect(text).not.toMatch(/\b(?:the|and|with|your|of)\b/i);
});
