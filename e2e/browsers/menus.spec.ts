import { test } from "@/e2e/browsers/fixtures";

test("a menu of the bar opens by pointer and by keyboard, and closes by Escape and by a choice", async ({
  visitor,
}) => {
  await visitor.open("/");
  await visitor.press("button", "Restaurants", { exact: true, within: "header" });
  await visitor.sees("link", "By City", { within: "#menu-restaurants" });
  await visitor.key("Escape");
  await visitor.says(() => document.querySelectorAll("[popover]:popover-open").length).toBe(0);
  await visitor.press("button", "Restaurants", { exact: true, within: "header" });
  await visitor.press("link", "By City", { within: "#menu-restaurants" });
  await visitor.isAt("/restaurants/by-city");
  await visitor.says(() => document.querySelectorAll("[popover]:popover-open").length).toBe(0);
});

// WebKitGTK 2.50 hands the press to the root element whatever the style says.
test("a press reaches the page while a view transition runs @firefox", async ({ visitor }) => {
  await visitor.open("/");
  // A minute, where the site's own take a third of a second.
  await visitor
    .says(() => {
      const slow = new CSSStyleSheet();
      slow.replaceSync("::view-transition-group(*) { animation-duration: 60s !important }");
      document.adoptedStyleSheets.push(slow);
      return document.startViewTransition(() => undefined).ready.then(() => "running");
    })
    .toBe("running");
  await visitor.press("button", "Dark theme", { within: "header" });
  await visitor.says(() => document.documentElement.dataset.theme).toBe("dark");
});

test("a phone's menu opens without a focus ring for a pointer, leads on, and closes with Escape", async ({
  visitor,
}) => {
  await visitor.resize(600, 844);
  await visitor.open("/");
  await visitor.press("button", "Open menu");
  await visitor.sees("dialog", "Menu");
  await visitor.says(() => document.querySelectorAll("dialog :focus-visible").length).toBe(0);
  await visitor.press("link", "Near Me", { within: "dialog[open]" });
  await visitor.isAt("/restaurants/near-me");
  await visitor.seesNo("dialog", "Menu");
  await visitor.press("button", "Open menu");
  await visitor.sees("dialog", "Menu");
  await visitor.key("Escape");
  await visitor.seesNo("dialog", "Menu");
  await visitor.says(() => document.activeElement?.getAttribute("aria-label")).toBe("Open menu");
});
