import { Phrase } from "@/components/phrases/phrase";
import { LINE_NAMES, type PhraseCard } from "@/lib/phrases/types";

/** Each sentence of the card with how to say it and what it means. */
export function ExplainedLines({ card }: { card: PhraseCard }) {
  return (
    <ol className="divide-y divide-line border-y border-line">
      {LINE_NAMES.map((name) => {
        const { text, say, meaning } = card.lines[name];
        return (
          <li key={name} className="grid gap-1 py-4">
            <Phrase card={card} className="text-title font-strong">
              {text}
            </Phrase>
            {say && (
              <p
                lang={`${card.tag.split("-")[0]}-Latn`}
                dir="ltr"
                className="text-note text-ink-2 italic"
              >
                {say}
              </p>
            )}
            {meaning && <p className="text-ink-2">{meaning}</p>}
          </li>
        );
      })}
    </ol>
  );
}
