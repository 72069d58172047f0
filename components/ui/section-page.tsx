import type { ComponentProps, ReactNode } from "react";
import { PageHeading } from "@/components/ui/page-heading";
import { SectionTabs } from "@/components/ui/section-tabs";

type SectionPageProps = {
  tabs: ComponentProps<typeof SectionTabs>;
  title: string;
  lead: string;
  children: ReactNode;
};

/** A page of a section: the section's tabs, the heading, the records. */
export function SectionPage({ tabs, title, lead, children }: SectionPageProps) {
  return (
    <main className="wrap">
      <SectionTabs {...tabs} />
      <PageHeading title={title} lead={lead} />
      {children}
    </main>
  );
}
