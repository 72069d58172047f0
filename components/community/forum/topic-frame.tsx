import type { ReactNode } from "react";
import { BackLink } from "@/components/ui/back-link";
import { SectionTabs } from "@/components/ui/section-tabs";
import { menuEntries } from "@/lib/navigation";
import { ROUTES } from "@/lib/routes";

type TopicFrameProps = {
  title: string;
  /** Beside the posts. */
  aside: ReactNode;
  /** Below both. */
  below?: ReactNode;
  children: ReactNode;
};

/** A topic's page around its posts. */
export function TopicFrame({ title, aside, below, children }: TopicFrameProps) {
  return (
    <main className="wrap">
      <SectionTabs
        label="Community pages"
        tabs={menuEntries("community")}
        current={ROUTES.forum}
        below
      />
      <div className="pt-3 md:pt-5">
        <BackLink href={ROUTES.forum} label="Community Forum" />
        <h1 className="mt-1 max-w-[16em] font-display text-[clamp(2.125rem,1.6rem+2.2vw,3.5rem)] leading-[0.96] font-extrabold tracking-tight text-balance wrap-anywhere">
          {title}
        </h1>
      </div>
      <div className="mt-3 grid items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div>{children}</div>
        {aside}
      </div>
      {below}
    </main>
  );
}
