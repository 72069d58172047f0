/** @jest-environment node */
import { savedAgo } from "@/lib/favorites/saved-ago";
import type { Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/favorites/account.json";

const NOW = new Date("2026-11-28T09:00:00Z");

test.each<[Language, string, string]>([
  ["en", "2026-11-28T08:59:30Z", "Saved less than a minute ago"],
  ["en", "2026-11-28T08:00:00Z", "Saved an hour ago"],
  ["en", "2026-11-25T09:00:00Z", "Saved 3 days ago"],
  ["de", "2026-11-28T08:59:30Z", "Gerade gemerkt"],
  ["de", "2026-11-27T09:00:00Z", "Gemerkt vor 1 Tag"],
  ["fr", "2026-11-28T07:00:00Z", "Enregistré il y a 2 heures"],
  ["es", "2026-11-28T08:50:00Z", "Guardado hace 10 minutos"],
  ["zh-hant", "2026-11-25T09:00:00Z", "3 天前收藏"],
  ["he", "2026-11-27T09:00:00Z", "נשמר לפני יום אחד"],
  ["he", "2026-11-26T09:00:00Z", "נשמר לפני יומיים"],
])("in %s what was saved at %s: %s", (language, at, text) => {
  const t = textsIn<keyof typeof english>(language, "favorites-account");
  expect(savedAgo(t, new Date(at), NOW)).toBe(text);
});
