import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { useCommunityTabs } from "@/components/community/use-community-tabs";
import { BackLink } from "@/components/ui/back-link";
import { SectionTabs } from "@/components/ui/section-tabs";
import english from "@/lib/messages/en/forum/forum.json";
import { ROUTES } from "@/lib/routes";

type TopicFrameProps = {
  title: ReactNode;
  /** Beside the posts. */
  aside: ReactNode;
  /** Below both. */
  below?: ReactNode;
  children: ReactNode;
};

/** A topic's page around its posts. */
export function TopicFrame({ title, aside, below, children }: TopicFrameProps) {
  const t = useTexts("forum", english);
  return (
    <main className="wrap">
      <SectionTabs {...useCommunityTabs(ROUTES.forum)} below />
      <div className="pt-3 md:pt-5">
        <BackLink href={ROUTES.forum} label={t("title")} landmark={t("breadcrumb")} />
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
