import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { CSSProperties } from "react";
import { Phrase } from "@/components/phrases/phrase";
import english from "@/lib/messages/en/phrases.json";
import { fitOf } from "@/lib/phrases/fit";
import { LINE_NAMES, type PhraseCard } from "@/lib/phrases/types";

/** The id of the card: as the target of a link it fills the screen (phrases.css). */
export const CARD_ID = "card";
/** The id of the link that does so, to which the way back leads. */
export const SHOW_LARGE_ID = "show-large";

/** The card itself: what a waiter reads, and nothing else. */
export function LargeCard({ card }: { card: PhraseCard }) {
  const t = useTexts("phrases", english);
  const { fit, leading } = fitOf(card);
  return (
    <div
      id={CARD_ID}
      className="phrase-card"
      style={{ "--fit": fit, "--leading": leading } as CSSProperties}
    >
      <p className="phrase-back">
        <a href={`#${SHOW_LARGE_ID}`} className="tap gap-1.5 text-note underline">
          <Icon name="ArrowLeft" size={18} className="rtl:-scale-x-100" />
          {t("large.back")}
        </a>
      </p>
      <Phrase card={card}>
        {LINE_NAMES.map((name) => (
          <p key={name}>{card.lines[name].text}</p>
        ))}
      </Phrase>
    </div>
  );
}
