import type { ReactNode } from "react";
import { SectionPage } from "@/components/ui/section-page";
import { menuEntries } from "@/lib/navigation";
import type { Route } from "@/lib/routes";

type CommunityPageProps = { current: Route; title: string; lead: string; children: ReactNode };

/** The frame of the community's pages. */
export function CommunityPage({ current, ...page }: CommunityPageProps) {
  const tabs = { label: "Community pages", tabs: menuEntries("community"), current };
  return <SectionPage tabs={tabs} {...page} />;
}
