/** @jest-environment node */
import { mailLine, printsMails } from "@/lib/embedded/mails/print-mail";

it.each([
  [{ CHARD_EMBEDDED_AUTH: "local" }, true],
  [{ CHARD_EMBEDDED_AUTH: "public" }, false],
  [{ CHARD_EMBEDDED_AUTH: "public", CHARD_EMBEDDED_PRINT_MAILS: "" }, false],
  [{ CHARD_EMBEDDED_AUTH: "public", CHARD_EMBEDDED_PRINT_MAILS: "1" }, true],
  [{ CHARD_EMBEDDED_AUTH: "public", CHARD_EMBEDDED_PRINT_MAILS: "1", SMTP_URL: "smtp://h" }, false],
  [{ CHARD_EMBEDDED_AUTH: "public", CHARD_EMBEDDED_PRINT_MAILS: "1", SMTP_URL: " " }, true],
  [{ CHARD_EMBEDDED_AUTH: "local", SMTP_URL: "smtp://h" }, true],
  [{}, false],
])("with %j links and codes are printed: %s", (settings, expected) => {
  expect(printsMails(settings)).toBe(expected);
});

it("names the recipient, the purpose, the link and the code", () => {
  const account = { recipient: "noor@example.com", userId: "1", language: undefined };
  const mail = { ...account, link: "http://localhost:3000/x", code: "012345" };
  expect(mailLine({ ...mail, kind: "recovery" })).toBe(
    "Mail to noor@example.com, to set a new password: http://localhost:3000/x (or the code 012345)",
  );
});
