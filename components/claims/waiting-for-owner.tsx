import { Inbox } from "@/components/ui/icons";
import type { ReactNode } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import { ownerFactsHref } from "@/lib/claims/hrefs";
import { formatCount } from "@/lib/counts";
import type { WaitingForOwner as Waiting } from "@/lib/database/claims/waiting-for-owner";
import { formatDay } from "@/lib/dates";
import { factLabel } from "@/lib/desk/facts";
import { mayHaveClosed } from "@/lib/restaurants/facts/closure";
import { OWNER_FACTS } from "@/lib/restaurants/facts/owner-facts";
import type { Restaurant } from "@/lib/restaurants/types";
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

/** How many more there are than are shown. */
function More({ total, shown, what }: { total: number; shown: number; what: string }) {
  return total > shown ? (
    <Detail>{`And ${formatCount(total - shown)} more ${what}.`}</Detail>
  ) : null;
}

type Correction = Waiting["corrections"]["newest"][number];

/** Where an owner deals with a correction: at once, or by one of their own. */
function correctionLink(id: string, { kind, facts, isOwn }: Correction) {
  if (isOwn) return { href: ROUTES.profile, words: "See it in your profile" };
  if (kind === "closed") return { href: confirmationHref(id), words: "Say that it is open" };
  const owned: readonly string[] = OWNER_FACTS;
  if (facts.some((fact) => owned.includes(fact)))
    return { href: ownerFactsHref(id), words: "Change it yourself" };
  const [fact] = facts;
  return {
    href: fact ? factHref(id, fact) : correctionHref(id),
    words: "Say what is right",
  };
}

function CorrectionRow({ id, correction }: { id: string; correction: Correction }) {
  const { kind, facts, at, isOwn } = correction;
  const what = kind === "closed" ? "Closed for good" : facts.map(factLabel).join(", ");
  const { href, words } = correctionLink(id, correction);
  return (
    <Row
      action={
        <IntentLink href={href as "/"} className={LINK}>
          {words}
          <span className="sr-only">: {what}</span>
        </IntentLink>
      }
    >
      <b>{what}</b>
      <Detail>
        {isOwn ? "You sent this" : "Someone sent this"} on {formatDay(at.slice(0, 10))}. It waits
        for a moderator.
      </Detail>
    </Row>
  );
}

/** Rows of everything that the owner can deal with. */
function Rows({ restaurant, waiting, dishForms }: WaitingForOwnerProps) {
  const { id } = restaurant;
  const { questions, reviews, dishes, corrections } = waiting;
  return (
    <ul className="border-b border-line">
      {mayHaveClosed(restaurant) && (
        <Row
          action={
            <IntentLink href={confirmationHref(id)} className={LINK}>
              It is still open
            </IntentLink>
          }
        >
          <b>Your page says that this place may have closed.</b>
        </Row>
      )}
      {questions.map(({ token, question }) => (
        <Row
          key={token}
          action={
            <IntentLink href={questionHref(token) as "/"} className={LINK}>
              Answer the question
            </IntentLink>
          }
        >
          <b>A moderator asks you</b>
          <Detail>{question}</Detail>
        </Row>
      ))}
      {reviews.newest.map((review) => (
        <Row
          key={review.id}
          action={
            <IntentLink href={ownerReplyHref(id, review.id) as "/"} className={LINK}>
              Reply
              <span className="sr-only"> to the review “{review.title}”</span>
            </IntentLink>
          }
        >
          <b>“{review.title}”</b>
          <Detail>
            {review.rating} of 5 stars, by {review.userName}. It has no reply yet.
          </Detail>
        </Row>
      ))}
      {dishes.first.map((dish) => (
        <Row key={dish.id} action={dishForms(dish)}>
          <b>
            <bdi>{dish.name}</bdi>
          </b>
          <Detail>
            {dish.goneBy === 1 ? "1 guest says" : `${formatCount(dish.goneBy)} guests say`} that it
            is no longer served.
          </Detail>
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
  const { restaurant, waiting } = props;
  const { questions, reviews, dishes, corrections } = waiting;
  const isEmpty =
    !mayHaveClosed(restaurant) &&
    questions.length + reviews.total + dishes.total + corrections.total === 0;
  return (
    <section aria-labelledby="owner-waiting">
      <h2 id="owner-waiting" className="mb-3 flex items-center gap-2.5 font-display text-h3">
        <Inbox size={22} strokeWidth={1.9} aria-hidden="true" />
        Waiting for you
      </h2>
      {isEmpty ? (
        <p className="max-w-text text-ink-2">
          Nothing. Reviews without a reply, dishes that guests no longer found, corrections and
          questions of moderators are listed here.
        </p>
      ) : (
        <>
          <Rows {...props} />
          <More
            total={reviews.total}
            shown={reviews.newest.length}
            what="reviews without a reply"
          />
          <More
            total={dishes.total}
            shown={dishes.first.length}
            what="dishes of which guests say so"
          />
          <More
            total={corrections.total}
            shown={corrections.newest.length}
            what="corrections that wait"
          />
        </>
      )}
    </section>
  );
}
