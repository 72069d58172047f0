/** @jest-environment node */
import { translator } from "@/lib/languages/translator";
import german from "@/lib/messages/de/favorites/note.json";
import { changesSchema, isShareToken, noteSchema } from "@/lib/favorites/schema";

it.each([
  ["nothing", { added: [], removed: [] }, true],
  ["changes", { account: "a", added: [{ id: "1" }, { id: "zum-beet" }], removed: ["2"] }, true],
  [
    "one put back",
    { added: [{ id: "1", note: "x", savedAt: "2026-11-20T10:00:00.000Z" }], removed: [] },
    true,
  ],
  ["an id that is none", { added: [{ id: "../1" }], removed: [] }, false],
  ["a time that is none", { added: [{ id: "1", savedAt: "now" }], removed: [] }, false],
  ["a long note", { added: [{ id: "1", note: "x".repeat(501) }], removed: [] }, false],
  ["too much at once", { added: [], removed: Array.from({ length: 1_001 }, String) }, false],
  ["no lists", {}, false],
])("a device's changes: %s", (_case, changes, isValid) => {
  expect(changesSchema.safeParse(changes).success).toBe(isValid);
});

it.each([
  ["", true],
  [` ${"x".repeat(500)} `, true],
  ["x".repeat(501), false],
])("a note %#", (note, isValid) => {
  const parsed = noteSchema(translator("de", german)).safeParse({ restaurantId: "1", note });
  expect(parsed.success).toBe(isValid);
  if (!isValid)
    expect(parsed.error?.issues[0]?.message).toBe("Bitte schreib höchstens 500 Zeichen.");
});

it.each([
  ["0123456789abcdef0123456789abcdef", true],
  ["0123456789ABCDEF0123456789ABCDEF", false],
  ["0123", false],
  ["../../restaurants/1", false],
])("the token %s", (token, isToken) => {
  expect(isShareToken(token)).toBe(isToken);
});
