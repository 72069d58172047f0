import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { ReportLink } from "@/components/site/report-link";
import { LazyTipVote } from "@/components/tips/lazy-votes";
import { buttonVariants } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { IntentLink } from "@/components/ui/intent-link";
import { formatMonthIn } from "@/lib/restaurants/facts/format-month";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/reviews.json";
import { memberHref } from "@/lib/routes";
import { tipHref } from "@/lib/tips/hrefs";
import { TIP_NOT_COUNTED_ID } from "@/lib/tips/not-counted";
import type { Tip } from "@/lib/tips/types";

const SHOWN_TIPS = 5;

type TipSectionProps = { restaurantId: string; tips: readonly Tip[] };

function TipItem({ tip, restaurantId }: { tip: Tip; restaurantId: string }) {
  const t = useTexts("reviews", english);
  const { id, text, helpful, at, author } = tip;
  return (
    <li
      id={`tip-${id}`}
      className="flex scroll-mt-24 items-start gap-3.5 border-t border-line pt-4 pb-1.5"
    >
      <Icon name="Lightbulb" size={22} className="mt-0.5 flex-none text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="max-w-text wrap-anywhere whitespace-pre-line" {...ownWords(t.language)}>
          {text}
        </p>
        <p className="mt-1 text-small text-ink-3">
          {author ? (
            <IntentLink href={memberHref(author.slug)} className="hover:underline">
              {author.name}
            </IntentLink>
          ) : (
            t("tips.former")
          )}{" "}
          · {formatMonthIn(t.language, at)}
        </p>
        <div className="flex flex-wrap items-center">
          <LazyTipVote {...{ id, restaurantId, helpful }} />
          <ReportLink
            kind="tip"
            id={id}
            about={author ? t("about.tip", { name: author.name }) : t("about.tip.former")}
          />
        </div>
      </div>
    </li>
  );
}

/** Where a press leads without scripts when it does not count; no other visit shows it. */
function VoteFailure() {
  const t = useTexts("reviews", english);
  return (
    <p id={TIP_NOT_COUNTED_ID} className="not-counted mb-4">
      {t("tips.not-counted")}
    </p>
  );
}

/** What members recommend to the next guest (P14.880). */
export function TipSection({ restaurantId, tips }: TipSectionProps) {
  const t = useTexts("reviews", english);
  const [first, rest] = [tips.slice(0, SHOWN_TIPS), tips.slice(SHOWN_TIPS)];
  const items = (some: readonly Tip[]) => (
    <ul className="border-b border-line">
      {some.map((tip) => (
        <TipItem key={tip.id} {...{ tip, restaurantId }} />
      ))}
    </ul>
  );
  return (
    <section id="tips" aria-labelledby="tips-heading" className="place-section scroll-mt-24">
      <div className="section-head">
        <h2 id="tips-heading" className="font-display text-h3">
          {t("tips")}
        </h2>
        <PageLink
          href={tipHref(restaurantId)}
          rel="nofollow"
          className={buttonVariants({ size: "sm" })}
        >
          <Icon name="Plus" size={18} />
          {t("tips.leave")}
        </PageLink>
      </div>
      <VoteFailure />
      {tips.length === 0 && <p className="text-ink-2">{t("tips.none")}</p>}
      {first.length > 0 && items(first)}
      {rest.length > 0 && (
        <details className="mt-3">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
            {t("tips.more", { count: rest.length })}
          </summary>
          {items(rest)}
        </details>
      )}
    </section>
  );
}
