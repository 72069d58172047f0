import { useTexts } from "#texts";
import { IntentLink } from "@/components/ui/intent-link";
import { formatDayIn } from "@/lib/languages/format-day";
import { sentenceSpace } from "@/lib/languages/marks";
import english from "@/lib/messages/en/phrases.json";
import type { PhraseCard } from "@/lib/phrases/types";
import { ROUTES } from "@/lib/routes";

const HOW = {
  "second-reading": "checked.second-reading",
  "independent-reading": "checked.independent-reading",
  "native-speaker": "checked.native-speaker",
} as const;

/** How and when the sentences of a card were checked (P12.16). */
export function CheckNote({ checked: { on, how } }: Pick<PhraseCard, "checked">) {
  const t = useTexts("phrases", english);
  const space = sentenceSpace(t.language);
  return (
    <p className="mt-6 text-small text-ink-3">
      {t.rich(HOW[how], {
        day: () => (
          <time key="day" dateTime={on}>
            {formatDayIn(t.language, on)}
          </time>
        ),
      })}
      {how !== "native-speaker" && `${space}${t("unconfirmed")}`}
      {space}
      {t.rich("wrong", {
        link: (text) => (
          <IntentLink key="link" href={ROUTES.contact} className="link text-inherit">
            {text}
          </IntentLink>
        ),
      })}
    </p>
  );
}
