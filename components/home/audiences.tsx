import { AudiencePanel } from "@/components/home/audience-panel";
import { AudienceTabs } from "@/components/home/audience-tabs";
import type { Audience } from "@/lib/home/types";

type AudiencesProps = { audiences: Audience[]; isKept: boolean };

/** The two audiences: tabs over two prerendered panels; without JavaScript both are shown. */
export function Audiences({ audiences, isKept }: AudiencesProps) {
  return (
    <section className="wrap pt-(--section)">
      <AudienceTabs
        title="Two sides of the same table"
        tabs={audiences.map((audience) => ({
          id: audience.id,
          label: audience.tab,
          panel: <AudiencePanel audience={audience} isKept={isKept} />,
        }))}
      />
    </section>
  );
}
