import type { ReactNode } from "react";
import { useGuideTabs } from "@/components/guides/use-guide-tabs";
import { SectionPage } from "@/components/ui/section-page";
import type { Route } from "@/lib/routes";

type GuidePageProps = { current: Route; title: string; lead: string; children: ReactNode };

/** The frame of the guides' pages. */
export function GuidePage({ current, ...page }: GuidePageProps) {
  return <SectionPage tabs={useGuideTabs(current)} {...page} />;
}
