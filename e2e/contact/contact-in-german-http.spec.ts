import { readRows } from "@/e2e/support/servers/database-shell";
import { expect, test } from "@/e2e/support/http/http-test";

// A message is sent in the language of the page (P2.13), by a form alone.
const typed = (message: string) => ({
  "Dein Name": "Noor Adeyemi",
  "E-Mail-Adresse": "noor@example.com",
  Nachricht: message,
});

test("a message is written on a German page, which says in German what is wrong, and thanks", async ({
  visitor,
  server,
}) => {
  await visitor.open("/de/about/mission");
  visitor.main.getByRole("heading", { level: 1, name: "Unsere Mission" });
  const link = visitor.page.document.querySelector('footer a[href$="/about/contact"]');
  expect(link?.getAttribute("href")).toBe("/de/about/contact");
  expect(link?.textContent).not.toContain("auf Englisch");

  await visitor.open("/de/about/contact");
  expect(visitor.page.document.documentElement.lang).toBe("de");
  visitor.main.getByRole("heading", { level: 1, name: "Kontakt" });
  await visitor.press("Nachricht senden", { ...typed("Zu kurz"), "E-Mail-Adresse": "noor" });
  expect(visitor.path).toBe("/de/about/contact");
  expect(visitor.page.document.documentElement.lang).toBe("de");
  expect(visitor.description("Nachricht")).toContain("Bitte schreib mindestens 10 Zeichen.");
  expect(visitor.description("E-Mail-Adresse")).toContain("gültige E-Mail-Adresse");
  expect(visitor.field("Nachricht").value).toBe("Zu kurz");
  expect(visitor.field("Dein Name").value).toBe("Noor Adeyemi");

  visitor.fill(typed("Mehr Follower für wenig Geld."));
  visitor.page.main.querySelector<HTMLInputElement>("input[name=company]")!.value = "Follower";
  await visitor.press("Nachricht senden");
  expect(visitor.main.getByRole("alert").textContent).toContain("wie Programme es tun");

  await visitor.press("Nachricht senden", typed("Auf Deutsch geschrieben, ohne Skript."));
  expect(visitor.path).toBe("/de/about/contact/sent");
  visitor.main.getByRole("heading", { name: "Nachricht gesendet" });
  const messages = await readRows(
    server,
    "select name, email from chard.messages where message = 'Auf Deutsch geschrieben, ohne Skript.'",
  );
  expect(messages).toEqual([{ name: "Noor Adeyemi", email: "noor@example.com" }]);
  await visitor.follow("Noch eine Nachricht schreiben");
  expect(visitor.path).toBe("/de/about/contact");
});

test("the form is there in every language, and in English as it was", async ({ visitor }) => {
  const headings = {
    "": "Write to us",
    "/fr": "Écrivez-nous",
    "/es": "Escríbenos",
    "/zh-hant": "寫信給我們",
    "/he": "כתבו לנו",
  };
  for (const [prefix, heading] of Object.entries(headings)) {
    await visitor.open(`${prefix}/about/contact`);
    visitor.main.getByRole("heading", { level: 2, name: heading });
    expect(visitor.page.main.querySelectorAll("input[name=language]")).toHaveLength(prefix ? 1 : 0);
  }
});
