import { expect, test } from "@/e2e/support/database-server";
import { runShell } from "@/e2e/support/database-shell";
import type { Page } from "@playwright/test";

// Messages where there is a database (P14.19).
test.describe.configure({ timeout: 120_000 });

async function fillIn(page: Page, message: string) {
  await page.getByLabel("Name").fill("Noor Adeyemi");
  await page.getByLabel("Email").fill("noor@example.com");
  await page.getByLabel("Message").fill(message);
}

test("a message is kept, and the visitor sees what happens next", async ({ page, server }) => {
  await page.goto("/about/contact");
  const text = "The kitchen of Radish & Rye closes at ten.";
  await fillIn(page, text);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page).toHaveURL("/about/contact/sent");
  await expect(page.getByRole("heading", { name: "Message sent" })).toBeVisible();
  expect(await runShell(server, "select message from chard.messages")).toContain(text);
});

test("errors are shown next to their fields, and typed text is kept", async ({ page }) => {
  await page.goto("/about/contact");
  await fillIn(page, "Short");
  await page.getByLabel("Email").fill("noor");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Please write at least 10 characters.")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/valid email address/);
  await page.reload();
  await expect(page.getByLabel("Message")).toHaveValue("Short");
});

test("without a connection the message stays, and can be sent later", async ({
  page,
  context,
  allow,
}) => {
  allow.console(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/about/contact");
  await fillIn(page, "A message that is written in a tunnel.");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("could not be reached");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page).toHaveURL("/about/contact/sent");
});

test("what a program fills in is not kept, and the page says so", async ({ page, server }) => {
  await page.goto("/about/contact");
  await fillIn(page, "Buy more followers for a little money.");
  const company = page.locator("input[name=company]");
  await company.evaluate((field: HTMLInputElement) => (field.value = "Followers Ltd"));
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("as programs do");
  const messages = () => runShell(server, "select message from chard.messages");
  expect(await messages()).not.toContain("followers");
  // A person whose browser filled it in sends the message with the next press.
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page).toHaveURL("/about/contact/sent");
  expect(await messages()).toContain("followers");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is kept", async ({ page, server }) => {
    await page.goto("/about/contact");
    await fillIn(page, "Sent by a form alone, without a script.");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page).toHaveURL("/about/contact/sent");
    await expect(page.getByRole("heading", { name: "Message sent" })).toBeVisible();
    expect(await runShell(server, "select message from chard.messages")).toContain(
      "without a script",
    );
  });

  test("errors are shown next to their fields, and typed text is kept", async ({ page }) => {
    await page.goto("/about/contact");
    await fillIn(page, "Short");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Please write at least 10 characters.")).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue("Short");
    await expect(page.getByLabel("Name")).toHaveValue("Noor Adeyemi");
  });
});
