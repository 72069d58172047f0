import { useTexts } from "#texts";
import article from "@/lib/messages/en/guides/article.json";
import layout from "@/lib/messages/en/layout.json";
import { menuEntries } from "@/lib/navigation";
import type { Route } from "@/lib/routes";

/** The tabs of the guides in the language of the page. */
export function useGuideTabs(current: Route) {
  const tabs = menuEntries("guides", useTexts("layout", layout));
  return { label: useTexts("article", article)("tabs"), tabs, current };
}
