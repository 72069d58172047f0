import { test } from "@/e2e/browsers/fixtures";

test("a suggestion chosen by pointer leads to the list around it", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.fill("combobox", "", "berl");
  await visitor.press("option", "Berlin");
  await visitor.isAt("/restaurants/near-me");
  await visitor.reads("Around Berlin, Germany");
});

test("a suggestion chosen by keyboard, after Escape has closed the list", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.fill("combobox", "", "berl");
  await visitor.sees("option", "Berlin");
  await visitor.key("Escape");
  await visitor.seesNo("option", "Berlin");
  await visitor.key("ArrowDown");
  await visitor.sees("option", "Berlin");
  await visitor
    .says(() => document.querySelector("[role=option]")?.getAttribute("aria-selected"))
    .toBe("true");
  await visitor.key("Enter");
  await visitor.reads("Around Berlin, Germany");
});

test("text that is no suggestion is searched with Enter", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.fill("combobox", "", "Brooklyn");
  await visitor.key("Enter");
  await visitor.isAt("/restaurants/near-me");
  await visitor.reads("Around Brooklyn");
});
