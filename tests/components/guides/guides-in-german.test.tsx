import { render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { FoodGuides } from "@/components/guides/food-guides";
import { GuideArticle } from "@/components/guides/guide-article";
import { HealthGuide } from "@/components/guides/health-guide";
import { TravelGuides } from "@/components/guides/travel-guides";
import {
  listFoodGuides,
  listHealthTopics,
  listNutrients,
  listTravelGuides,
} from "@/lib/guides/queries";
import article from "@/lib/messages/de/guides/article.json";
import lists from "@/lib/messages/de/guides/guide-lists.json";
import layout from "@/lib/messages/de/layout.json";
import { ROUTES } from "@/lib/routes";
import { listRelated } from "@/lib/texts/queries";
import { InLanguage } from "@/tests/components/in-language";

const SUBJECTS = { article, "guide-lists": lists, layout };
const TRANSLATED = "the-beginners-guide-to-eating-vegan-out";

const renderInGerman = (page: ReactNode) =>
  render(
    <InLanguage language="de" subjects={SUBJECTS}>
      {page}
    </InLanguage>,
  );

it("lists guides in German, the translated ones in German and the others in English", async () => {
  const guides = await listFoodGuides("de");
  renderInGerman(<FoodGuides guides={guides} />);
  const rows = screen.getAllByRole("article").map((row) => within(row));
  guides.forEach(({ id, title, description, language }, index) => {
    const row = rows[index]!;
    const lang = language === "en" ? "en" : null;
    const name = language === "en" ? `${title} (in English, de)` : title;
    const path = `/guides/veg-food/${id}`;
    expect(row.getByRole("link", { name })).toHaveAttribute(
      "href",
      language === "en" ? path : `/de${path}`,
    );
    expect(row.getByText(description).getAttribute("lang")).toBe(lang);
    expect(row.getByRole("img").getAttribute("lang")).toBe(lang);
    expect(row.getByText(/^\d+ Min\. Lesezeit$/)).toBeVisible();
  });
});

it("says in German what stands around guides in English", async () => {
  renderInGerman(<TravelGuides guides={await listTravelGuides("de")} />);
  expect(screen.getByRole("heading", { name: "Vegane Reiseführer" })).toBeVisible();
  expect(screen.getAllByText("Höhepunkte")).toHaveLength(4);
  expect(screen.getByText(/4,9/)).toHaveTextContent("Bewertet mit 4,9");
});

it("says in German which nutrients matter, with sources in English", async () => {
  const [topics, nutrients] = [await listHealthTopics("de"), await listNutrients("de")];
  renderInGerman(<HealthGuide topics={topics} nutrients={nutrients} />);
  expect(screen.getByRole("heading", { name: "Eisenaufnahme" })).toBeVisible();
  expect(screen.getByRole("link", { name: "NHS zum Thema Eisenaufnahme" })).toBeVisible();
});

it("shows a translated guide in German, between others", async () => {
  const guides = await listFoodGuides("de");
  const index = guides.findIndex(({ id }) => id === TRANSLATED);
  renderInGerman(
    <GuideArticle
      list={{ href: ROUTES.foodGuides, label: "Vegan essen: Ratgeber" }}
      guide={guides[index]!}
      previous={guides[index - 1]}
      next={guides[index + 1]}
      more={await listRelated("veg-food", TRANSLATED, "de")}
    />,
  );
  expect(screen.getByRole("link", { name: "Vegan essen: Ratgeber" })).toHaveAttribute(
    "href",
    "/de/guides/veg-food",
  );
  expect(screen.getByText(/^Geändert am/)).toHaveTextContent(/Oktober|November 2026/);
  expect(screen.getByText(/^Eine Beispielperson/)).toBeVisible();
  expect(screen.getAllByText("Auf dieser Seite")).toHaveLength(2);
  const more = within(screen.getByRole("region", { name: "Mehr davon" }));
  const links = more.getAllByRole("link");
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toHaveAttribute("hreflang", "en");
});
