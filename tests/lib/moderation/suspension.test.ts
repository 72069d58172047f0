/** @jest-environment node */
import { translator } from "@/lib/languages/translator";
import german from "@/lib/messages/de/forms/failures.json";
import { suspensionText } from "@/lib/moderation/suspension";

// P14.95.
test.each([
  [
    { reason: "Advertising or spam", endsAt: new Date("2026-12-01T23:59:59Z") },
    "Your account is suspended until 1 December 2026: Advertising or spam. You can still read, download your data and write to us.",
  ],
  [
    { reason: "Insults or hatred. Three times. ", endsAt: undefined },
    "Your account is suspended for good: Insults or hatred. Three times. You can still read, download your data and write to us.",
  ],
])("a suspended account is told until when and why: %#", (suspension, text) => {
  expect(suspensionText(suspension)).toBe(text);
});

test("on a German page in German, but for what the desk wrote", () => {
  const suspension = { reason: "Insults or hatred.", endsAt: new Date("2026-12-01T23:59:59Z") };
  expect(suspensionText(suspension, translator("de", german))).toBe(
    "Dein Konto ist bis zum 1. Dezember 2026 gesperrt: Insults or hatred. Du kannst weiterhin lesen, deine Daten herunterladen und uns schreiben.",
  );
});
