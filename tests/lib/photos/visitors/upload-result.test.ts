/** @jest-environment node */
import { readUploadResult } from "@/lib/photos/visitors/upload-result";

const HEIC =
  "Photos in the HEIC format cannot be read here. Save this one as JPEG, and choose that file.";

test.each([
  [{}, { errors: [] }],
  [{ added: "1" }, { done: "One photo is added.", errors: [] }],
  [{ added: "6" }, { done: "6 photos are added.", errors: [] }],
  [
    { added: "2", waiting: "1" },
    { done: "2 photos are added. A moderator will look first.", errors: [] },
  ],
  [
    { added: "2", refused: "heic" },
    { done: "2 photos are added.", errors: [HEIC] },
  ],
  [{ added: "0", refused: ["heic", "heic"] }, { errors: [HEIC] }],
  [{ failure: "none" }, { errors: ["Choose a photo first."] }],
  [{ failure: "suspended" }, { errors: [] }],
  // Only what the site itself writes there.
  [{ added: "7" }, { errors: [] }],
  [{ added: "1.5" }, { errors: [] }],
  [{ added: "a" }, { errors: [] }],
  [{ refused: "toString", failure: "constructor" }, { errors: [] }],
])("%j", (query, result) => expect(readUploadResult(query, "en")).toEqual(result));

test("says until when and why a member is suspended (P14.95)", () => {
  const suspension = { reason: "Spam", endsAt: new Date("2026-10-08T12:00:00Z") };
  expect(readUploadResult({ failure: "suspended" }, "en", suspension).errors).toEqual([
    "Your account is suspended until 8 October 2026: Spam. You can still read, download your data and write to us.",
  ]);
  expect(readUploadResult({}, "en", suspension).errors).toEqual([]);
});

test("a German page says it in German", () => {
  const inGerman = (query: Record<string, string>) => readUploadResult(query, "de");
  expect(inGerman({ added: "1" }).done).toBe("Ein Foto ist hinzugefügt.");
  expect(inGerman({ added: "3", waiting: "1" }).done).toBe(
    "3 Fotos sind hinzugefügt. Die Moderation sieht sie sich zuerst an.",
  );
  expect(inGerman({ failure: "too-many" }).errors).toEqual(["Wähl höchstens 6 Fotos auf einmal."]);
  expect(inGerman({ failure: "full" }).errors[0]).toContain("schon 30 Fotos");
  expect(inGerman({ refused: "animated" }).errors[0]).toMatch(/^Das ist ein animiertes Bild/);
});
