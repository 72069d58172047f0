import { expect, test } from "@/e2e/support/servers/database-server";
import { readRows } from "@/e2e/support/servers/database-shell";

// Messages where there is a database (P14.19); what the form alone does is in contact-http.spec.ts.
test.describe.configure({ timeout: 120_000 });

test(
  "an error has the focus, what was typed survives a reload and a lost connection, and is sent later",
  { tag: "@core" },
  async ({ page, context, server, allow }) => {
    allow.console(/ERR_INTERNET_DISCONNECTED/);
    await page.goto("/about/contact");
    // A form that is sent before the page hydrates is sent by the browser, and keeps no draft.
    await expect(async () => {
      await page.getByLabel("Name").fill("Noor Adeyemi");
      const drafts = () => Object.keys(sessionStorage).filter((key) => key.includes("contact"));
      expect(await page.evaluate(drafts)).toHaveLength(1);
    }).toPass();
    await page.getByLabel("Email").fill("noor");
    await page.getByLabel("Message").fill("Short");
    const send = page.getByRole("button", { name: "Send Message" });
    await send.click();
    await expect(page.getByText("Please write at least 10 characters.")).toBeVisible();
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/valid email address/);
    await page.reload();
    await expect(page.getByLabel("Message")).toHaveValue("Short");

    await page.getByLabel("Email").fill("noor@example.com");
    await page.getByLabel("Message").fill("A message that is written in a tunnel.");
    await context.setOffline(true);
    await send.click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("could not be reached");
    await context.setOffline(false);
    await send.click();
    await expect(page).toHaveURL("/about/contact/sent");
    await expect(page.getByRole("heading", { name: "Message sent" })).toBeVisible();
    const sent = "select 1 from chard.messages where message like '%in a tunnel.'";
    expect(await readRows(server, sent)).toHaveLength(1);
  },
);
