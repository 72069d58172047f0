import { useTexts } from "#texts";
import { menuEntries } from "@/lib/navigation";
import english from "@/lib/messages/en/forum/tabs.json";
import layout from "@/lib/messages/en/layout.json";
import type { Route } from "@/lib/routes";

/** The tabs of the community's pages, in the language of the page. */
export function useCommunityTabs(current: Route) {
  const t = useTexts("community-tabs", english);
  const ofLayout = useTexts("layout", layout);
  return { label: t("tabs"), tabs: menuEntries("community", ofLayout), current };
}
