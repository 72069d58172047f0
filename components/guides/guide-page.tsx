import type { ReactNode } from "react";
import { SectionPage } from "@/components/ui/section-page";
import { menuEntries } from "@/lib/navigation";
import type { Route } from "@/lib/routes";

type GuidePageProps = { current: Route; title: string; lead: string; children: ReactNode };

/** The frame of the guides' pages. */
export function GuidePage({ current, ...page }: GuidePageProps) {
  const tabs = { label: "Guide pages", tabs: menuEntries("guides"), current };
  return <SectionPage tabs={tabs} {...page} />;
}
