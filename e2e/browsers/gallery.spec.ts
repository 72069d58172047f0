import { test } from "@/e2e/browsers/fixtures";

const GALLERY = "/community/ai-gallery";

test("an image opens, leads on, takes a like and a comment, and closes with Escape", async ({
  visitor,
}) => {
  await visitor.open(GALLERY);
  await visitor.press("link", "Casa Nopal", { within: "article" });
  await visitor.sees("dialog", "Casa Nopal");
  await visitor.isAt(/#image-14$/);
  await visitor.press("button", "Next image");
  await visitor.sees("dialog", "Midori Lane");
  await visitor.key("ArrowLeft");
  await visitor.sees("dialog", "Casa Nopal");
  await visitor.press("button", "Like", { within: "[role=dialog]" });
  await visitor.reads("Added to favorites");
  await visitor.fill("textbox", "Add a comment", "What a lane");
  await visitor.key("Enter");
  await visitor.reads("What a lane");
  await visitor.key("Escape");
  await visitor.seesNo("dialog", "");
  await visitor.isAt(GALLERY);
  await visitor
    .says(() => document.activeElement?.closest("article")?.textContent.includes("Casa Nopal"))
    .toBe(true);
});

test("Back closes an image", async ({ visitor }) => {
  await visitor.open(GALLERY);
  await visitor.press("link", "Casa Nopal", { within: "article" });
  await visitor.sees("dialog", "Casa Nopal");
  await visitor.goBack();
  await visitor.seesNo("dialog", "");
  await visitor.isAt(GALLERY);
});

test("the comment box grows with its text", async ({ visitor }) => {
  await visitor.open(GALLERY);
  await visitor.press("link", "Casa Nopal", { within: "article" });
  await visitor.sees("dialog", "Casa Nopal");
  await visitor.fill("textbox", "Add a comment", "A comment");
  await visitor.says(() => document.querySelector("textarea")?.value).toBe("A comment");
  const height = () => document.querySelector("textarea")?.clientHeight ?? 0;
  await visitor.says(height).toBeLessThan(60);
  await visitor.type(" that is much longer than one line of the box.".repeat(4));
  await visitor.says(height).toBeGreaterThan(60);
});
