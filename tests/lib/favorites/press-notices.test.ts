/** @jest-environment node */
import { pressNotices } from "@/lib/favorites/press-notices";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/favorites/saving.json";

test("a page in another language says in it why the account waits", () => {
  const { unsent } = pressNotices(textsIn<keyof typeof english>("de", "saving")).saved;
  expect(unsent.limited.title).toBe("Das war viel in kurzer Zeit");
  expect(unsent["signed-out"].action).toEqual({
    label: "Anmelden",
    href: "/auth?next=%2Ffavorites",
  });
});
