import type { ReactNode } from "react";
import { cn } from "@/lib/cn";
import type { PhraseCard } from "@/lib/phrases/types";
import "./phrases.css";

type PhraseProps = {
  card: Pick<PhraseCard, "tag" | "direction">;
  className?: string;
  children: ReactNode;
};

/** Words in the language of a card, with its direction and its faces. */
export function Phrase({ card, className, children }: PhraseProps) {
  return (
    <div lang={card.tag} dir={card.direction} className={cn("phrase", className)}>
      {children}
    </div>
  );
}
