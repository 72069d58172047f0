import { useTexts } from "#texts";
import { SectionTabs } from "@/components/ui/section-tabs";
import english from "@/lib/messages/en/layout.json";
import { MENUS } from "@/lib/navigation";
import type { Route } from "@/lib/routes";

type CommunityTabsProps = {
  /** The page, or the list that has it. */
  current: Route;
  below?: boolean;
  /** The name of the landmark, on pages that exist in other languages. */
  landmark?: string | undefined;
};

/** The tabs of the community's pages, in the language of the page. */
export function CommunityTabs({ landmark = "Community pages", ...tabs }: CommunityTabsProps) {
  const t = useTexts("layout", english);
  const entries = MENUS.find(({ id }) => id === "community")?.entries ?? [];
  return (
    <SectionTabs
      label={landmark}
      tabs={entries.map(({ href, text }) => ({ href, label: t(text) }))}
      {...tabs}
    />
  );
}
