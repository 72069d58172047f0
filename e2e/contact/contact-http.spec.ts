import { readRows } from "@/e2e/support/servers/database-shell";
import { expect, test } from "@/e2e/support/http/http-test";

// Messages where there is a database (P14.19), by a form alone.
const typed = (message: string) => ({
  Name: "Noor Adeyemi",
  Email: "noor@example.com",
  Message: message,
});

test("a message is kept, and the visitor sees what happens next", async ({ visitor, server }) => {
  await visitor.open("/about/contact");
  await visitor.press("Send Message", typed("Sent by a form alone,\nwithout a script."));
  expect(visitor.path).toBe("/about/contact/sent");
  visitor.main.getByRole("heading", { name: "Message sent" });
  const [message] = await readRows(
    server,
    "select name, email, message from chard.messages where message like '%a form alone%'",
  );
  expect(message).toEqual({
    name: "Noor Adeyemi",
    email: "noor@example.com",
    message: "Sent by a form alone,\nwithout a script.",
  });
});

test("errors are shown next to their fields, and typed text is kept", async ({
  visitor,
  server,
}) => {
  await visitor.open("/about/contact");
  await visitor.press("Send Message", { ...typed("Short"), Email: "noor" });
  expect(visitor.path).toBe("/about/contact");
  expect(visitor.description("Message")).toContain("Please write at least 10 characters.");
  expect(visitor.description("Email")).toMatch(/valid email address/);
  expect(visitor.field("Message").value).toBe("Short");
  expect(visitor.field("Name").value).toBe("Noor Adeyemi");
  expect(visitor.field("Email").value).toBe("noor");
  expect(await readRows(server, "select 1 from chard.messages where message = 'Short'")).toEqual(
    [],
  );
});

test("what a program fills in is not kept, and the page says so", async ({ visitor, server }) => {
  await visitor.open("/about/contact");
  visitor.fill(typed("Buy more followers for a little money."));
  visitor.page.main.querySelector<HTMLInputElement>("input[name=company]")!.value = "Followers";
  await visitor.press("Send Message");
  expect(visitor.main.getByRole("alert").textContent).toContain("as programs do");
  const messages = () =>
    readRows(server, "select 1 from chard.messages where message like '%followers%'");
  expect(await messages()).toHaveLength(0);
  // A person whose browser filled it in sends the message with the next press.
  await visitor.press("Send Message");
  expect(visitor.path).toBe("/about/contact/sent");
  expect(await messages()).toHaveLength(1);
});
