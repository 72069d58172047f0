import { Languages } from "lucide-react";
import { Tip } from "@/components/site/tip";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import type { PhraseCard } from "@/lib/phrases/types";
import { recordHref, ROUTES } from "@/lib/routes";

/** On the page of a place: the way to the cards in the languages of its restaurants. */
export function CardsTip({ cards }: { cards: readonly Pick<PhraseCard, "id" | "name">[] }) {
  if (cards.length === 0) return null;
  const languages = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(
    cards.map(({ name }) => name),
  );
  return (
    <Tip
      title={`How to ask for vegan food in ${languages}`}
      action={
        <ul className="flex flex-wrap gap-3">
          {cards.map(({ id, name }) => (
            <li key={id}>
              <IntentLink
                href={recordHref(ROUTES.phrases, id)}
                className={buttonVariants({ variant: "line" })}
              >
                <Languages size={20} strokeWidth={1.9} aria-hidden="true" />
                Card in {name}
              </IntentLink>
            </li>
          ))}
        </ul>
      }
    >
      A card to show to whoever takes your order. Once opened, it also works without a connection.
    </Tip>
  );
}
