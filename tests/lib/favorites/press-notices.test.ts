/** @jest-environment node */
import { pressNotices } from "@/lib/favorites/press-notices";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/place.json";

const savedIn = (language: "en" | "de") =>
  pressNotices(textsIn<keyof typeof english>(language, "place")).saved;

test("an English page carries no reasons why the account waits, which the code says itself", () =>
  expect(savedIn("en").unsent).toBeUndefined());

test("a page in another language carries them in it", () => {
  const { unsent } = savedIn("de");
  expect(unsent?.limited.title).toBe("Das war viel in kurzer Zeit");
  expect(unsent?.["signed-out"].action).toEqual({
    label: "Anmelden",
    href: "/auth?next=%2Ffavorites",
  });
});
