import { test } from "@/e2e/browsers/fixtures";

const LIST = "/restaurants/near-me#q=ramen&sort=rating";

test("filters narrow the list, are in the URL, and can be removed", async ({ visitor }) => {
  await visitor.open("/restaurants/near-me");
  await visitor.reads("8 restaurants found");
  await visitor.press("button", "Filters");
  await visitor.press("button", "Italian", { within: "aside" });
  await visitor.isAt("/restaurants/near-me#cuisine=Italian");
  await visitor.press("switch", "Open now", { within: "aside" });
  await visitor.isAt(/#cuisine=Italian&open=1$/);
  await visitor.press("button", "Clear all", { within: "section" });
  await visitor.isAt("/restaurants/near-me");
  await visitor.reads("8 restaurants found");
});

test("Back brings the list back as it was left", async ({ visitor }) => {
  await visitor.open("/restaurants/near-me#sort=rating");
  await visitor.fill("searchbox", "", "ramen");
  await visitor.isAt(LIST);
  await visitor.press("link", "Maitake House");
  await visitor.isAt("/restaurants/2");
  await visitor.goBack();
  await visitor.isAt(LIST);
  await visitor.reads("1 restaurant found");
  await visitor
    .says(() => document.querySelector<HTMLInputElement>("[type=search]")?.value)
    .toBe("ramen");
});

test("so does the link on the restaurant's page", async ({ visitor }) => {
  await visitor.open(LIST);
  await visitor.reads("1 restaurant found");
  await visitor.press("link", "Maitake House");
  await visitor.isAt("/restaurants/2");
  await visitor.press("link", "Restaurants near you");
  await visitor.isAt(LIST);
  await visitor.reads("1 restaurant found");
});

test("the map has its pins, or the restaurants as a list where the browser cannot draw it", async ({
  visitor,
}) => {
  await visitor.open("/restaurants/near-me");
  await visitor.press("button", "Map", { exact: true });
  await visitor
    .says(() => {
      const names = [...document.querySelectorAll("main button, main a")].map(
        (element) => element.getAttribute("aria-label") ?? element.textContent,
      );
      return names.filter((name) => name.includes("Little Tendril")).length;
    })
    .toBeGreaterThan(0);
});

test("a phone's filter sheet opens without a focus ring for a pointer, and closes", async ({
  visitor,
}) => {
  await visitor.resize(600, 844);
  await visitor.open("/restaurants/near-me");
  await visitor.reads("8 restaurants found");
  await visitor.press("button", "Filters");
  await visitor.sees("dialog", "Filters");
  await visitor.says(() => document.querySelectorAll("dialog :focus-visible").length).toBe(0);
  await visitor.press("button", "Japanese", { within: "dialog[open]" });
  await visitor.press("button", "Show 1 restaurant", { within: "dialog[open]" });
  await visitor.seesNo("dialog", "Filters");
  await visitor.isAt("/restaurants/near-me#cuisine=Japanese");
});
