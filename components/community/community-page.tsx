import type { ReactNode } from "react";
import { CommunityTabs } from "@/components/community/community-tabs";
import { PageHeading } from "@/components/ui/page-heading";
import type { Route } from "@/lib/routes";

type CommunityPageProps = {
  current: Route;
  title: string;
  lead: string;
  /** The name of the tabs, on pages that exist in other languages. */
  landmark?: string;
  children: ReactNode;
};

/** The frame of the community's pages. */
export function CommunityPage({ current, title, lead, landmark, children }: CommunityPageProps) {
  return (
    <main className="wrap">
      <CommunityTabs current={current} landmark={landmark} />
      <PageHeading title={title} lead={lead} />
      {children}
    </main>
  );
}
