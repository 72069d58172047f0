import type { ReactNode } from "react";
import { useCommunityTabs } from "@/components/community/use-community-tabs";
import { SectionPage } from "@/components/ui/section-page";
import type { Route } from "@/lib/routes";

type CommunityPageProps = { current: Route; title: string; lead: string; children: ReactNode };

/** The frame of the community's pages. */
export function CommunityPage({ current, ...page }: CommunityPageProps) {
  return <SectionPage tabs={useCommunityTabs(current)} {...page} />;
}
