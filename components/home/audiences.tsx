import { useTexts } from "#texts";
import { AudiencePanel } from "@/components/home/audience-panel";
import { AudienceTabs } from "@/components/home/audience-tabs";
import type { Audience } from "@/lib/home/types";
import { LANGUAGES } from "@/lib/languages/languages";
import english from "@/lib/messages/en/home.json";

type AudiencesProps = { audiences: Audience[]; isKept: boolean };

/** The two audiences: tabs over two prerendered panels; without JavaScript both are shown. */
export function Audiences({ audiences, isKept }: AudiencesProps) {
  const t = useTexts("home", english);
  return (
    <section className="wrap pt-(--section)">
      <AudienceTabs
        title={t("audiences")}
        dir={LANGUAGES[t.language].dir}
        label={t("audiences.tabs")}
        tabs={audiences.map((audience) => ({
          id: audience.id,
          label: t(audience.tab),
          panel: <AudiencePanel audience={audience} isKept={isKept} />,
        }))}
      />
    </section>
  );
}
