import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { ReactNode } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import { spoken } from "@/components/ui/spoken";
import { ownerFactsHref } from "@/lib/claims/hrefs";
import type { WaitingForOwner as Waiting } from "@/lib/database/claims/waiting-for-owner";
import { formatDayIn } from "@/lib/languages/format-day";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/claims/pages.json";
import { mayHaveClosed } from "@/lib/restaurants/facts/closure";
import { OWNER_FACTS } from "@/lib/restaurants/facts/owner-facts";
import type { Restaurant } from "@/lib/restaurants/types";
import { factNames } from "@/lib/desk/fact-names";
import {
  confirmationHref,
  correctionHref,
  factHref,
  ownerReplyHref,
  questionHref,
  ROUTES,
} from "@/lib/routes";

type WaitingForOwnerProps = {
  restaurant: Restaurant;
  waiting: Waiting;
  /** The buttons that say whether a dish is served. */
  dishForms: (dish: { id: string; name: string }) => ReactNode;
};

const LINK = "inline-flex min-h-11 items-center font-semibold underline underline-offset-3";

function Row({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-2.5">
      <span className="min-w-0 flex-1 basis-60 wrap-anywhere">{children}</span>
      {action}
    </li>
  );
}

const Detail = ({ children }: { children: ReactNode }) => (
  <span className="block text-small text-ink-2">{children}</span>
);

type MoreProps = {
  total: number;
  shown: number;
  what: "more.reviews" | "more.dishes" | "more.corrections";
};

/** How many more there are than are shown. */
function More({ total, shown, what }: MoreProps) {
  const t = useTexts("owner-pages", english);
  return total > shown ? <Detail>{t(what, { count: total - shown })}</Detail> : null;
}

type Correction = Waiting["corrections"]["newest"][number];

/** Where an owner deals with a correction: at once, or by one of their own. */
function correctionLink(id: string, { kind, facts, isOwn }: Correction) {
  if (isOwn) return { href: ROUTES.profile, words: "waiting.see" } as const;
  if (kind === "closed") return { href: confirmationHref(id), words: "waiting.open" } as const;
  const owned: readonly string[] = OWNER_FACTS;
  if (facts.some((fact) => owned.includes(fact)))
    return { href: ownerFactsHref(id), words: "waiting.change" } as const;
  const [fact] = facts;
  return {
    href: fact ? factHref(id, fact) : correctionHref(id),
    words: "waiting.propose",
  } as const;
}

function CorrectionRow({ id, correction }: { id: string; correction: Correction }) {
  const t = useTexts("owner-pages", english);
  const { kind, facts, at, isOwn } = correction;
  const what = kind === "closed" ? t("waiting.closed") : factNames(t.language, facts);
  const { href, words } = correctionLink(id, correction);
  return (
    <Row
      action={
        <IntentLink href={href as "/"} className={LINK}>
          {t.rich(words, { what, spoken })}
        </IntentLink>
      }
    >
      <b>{what}</b>
      <Detail>
        {t(isOwn ? "waiting.correction.own" : "waiting.correction", {
          day: formatDayIn(t.language, at),
        })}
      </Detail>
    </Row>
  );
}

/** Rows of everything that the owner can deal with. */
function Rows({ restaurant, waiting, dishForms }: WaitingForOwnerProps) {
  const t = useTexts("owner-pages", english);
  const own = ownWords(t.language);
  const { id } = restaurant;
  const { questions, reviews, dishes, corrections } = waiting;
  return (
    <ul className="border-b border-line">
      {mayHaveClosed(restaurant) && (
        <Row
          action={
            <IntentLink href={confirmationHref(id)} className={LINK}>
              {t("waiting.closure.open")}
            </IntentLink>
          }
        >
          <b>{t("waiting.closure")}</b>
        </Row>
      )}
      {questions.map(({ token, question }) => (
        <Row
          key={token}
          action={
            <IntentLink href={questionHref(token) as "/"} className={LINK}>
              {t("waiting.question.answer")}
            </IntentLink>
          }
        >
          <b>{t("waiting.question")}</b>
          <Detail>
            <span {...own}>{question}</span>
          </Detail>
        </Row>
      ))}
      {reviews.newest.map((review) => (
        <Row
          key={review.id}
          action={
            <IntentLink href={ownerReplyHref(id, review.id) as "/"} className={LINK}>
              {t.rich("waiting.review.reply", { title: review.title, spoken })}
            </IntentLink>
          }
        >
          <b>{t.rich("waiting.review", { title: () => <bdi key="title">{review.title}</bdi> })}</b>
          <Detail>
            {t("waiting.review.text", { rating: review.rating, name: review.userName })}
          </Detail>
        </Row>
      ))}
      {dishes.first.map((dish) => (
        <Row key={dish.id} action={dishForms(dish)}>
          <b>
            <bdi>{dish.name}</bdi>
          </b>
          <Detail>{t("waiting.dish", { count: dish.goneBy })}</Detail>
        </Row>
      ))}
      {corrections.newest.map((correction) => (
        <CorrectionRow key={correction.id} id={id} correction={correction} />
      ))}
    </ul>
  );
}

/** What waits for the owner of a restaurant, each with the way to deal with it (P14.983). */
export function WaitingForOwner(props: WaitingForOwnerProps) {
  const t = useTexts("owner-pages", english);
  const { restaurant, waiting } = props;
  const { questions, reviews, dishes, corrections } = waiting;
  const isEmpty =
    !mayHaveClosed(restaurant) &&
    questions.length + reviews.total + dishes.total + corrections.total === 0;
  return (
    <section aria-labelledby="owner-waiting">
      <h2 id="owner-waiting" className="mb-3 flex items-center gap-2.5 font-display text-h3">
        <Icon name="Inbox" size={22} />
        {t("waiting")}
      </h2>
      {isEmpty ? (
        <p className="max-w-text text-ink-2">{t("waiting.none")}</p>
      ) : (
        <>
          <Rows {...props} />
          <More total={reviews.total} shown={reviews.newest.length} what="more.reviews" />
          <More total={dishes.total} shown={dishes.first.length} what="more.dishes" />
          <More
            total={corrections.total}
            shown={corrections.newest.length}
            what="more.corrections"
          />
        </>
      )}
    </section>
  );
}
