import type { ComponentProps, ReactNode } from "react";
import { PageHeading } from "@/components/ui/page-heading";
import { SectionTabs } from "@/components/ui/section-tabs";

type SectionPageProps = {
  /** None in a language that the other pages of the section are not in. */
  tabs?: ComponentProps<typeof SectionTabs> | undefined;
  title: string;
  lead: string;
  children: ReactNode;
};

/** A page of a section: the section's tabs, the heading, the records. */
export function SectionPage({ tabs, title, lead, children }: SectionPageProps) {
  return (
    <main className="wrap">
      {tabs && <SectionTabs {...tabs} />}
      <PageHeading title={title} lead={lead} />
      {children}
    </main>
  );
}
