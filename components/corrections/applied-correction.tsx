import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@/lib/languages/languages";
import { sentenceSpace } from "@/lib/languages/marks";
import labels from "@/lib/messages/en/forms/facts.json";
import english from "@/lib/messages/en/forms/pages.json";
import type { RestaurantFact } from "@/lib/restaurants/facts/restaurant-facts";
import { ROUTES } from "@/lib/routes";

type AppliedCorrectionProps = {
  facts: readonly RestaurantFact[];
  /** A part of what was sent waits for the desk. */
  waits: boolean;
};

/** What became of a trusted member's correction (P14.972). */
export function AppliedCorrection({ facts, waits }: AppliedCorrectionProps) {
  const t = useTexts("form-pages", english);
  const label = useTexts("fact-labels", labels);
  const { language } = t;
  const list = new Intl.ListFormat(
    language === DEFAULT_LANGUAGE ? "en-GB" : LANGUAGES[language].tag,
  );
  const space = sentenceSpace(language);
  return (
    <>
      {t("thanks.applied", { facts: list.format(facts.map((name) => label(name))) })}
      {space}
      {waits && t("thanks.waits") + space}
      {t.rich("thanks.levels", {
        levels: (text: ReactNode) => (
          <IntentLink key="levels" href={ROUTES.levels} className="link">
            {text}
          </IntentLink>
        ),
      })}
    </>
  );
}
