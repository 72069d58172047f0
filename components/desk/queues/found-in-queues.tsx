import { WaitingRow, type WaitingItem } from "@/components/desk/queues/waiting-row";
import { IntentLink } from "@/components/ui/intent-link";
import { formatCount } from "@/lib/counts";
import { filterQuery } from "@/lib/desk/queue-filter";
import { wordsOf, type Queue } from "@/lib/desk/queues";
import { deskHref } from "@/lib/routes";

type Found = { queue: Queue; total: number; waiting: readonly WaitingItem[] };

function FoundInQueue({ queue, total, waiting, text, now }: Found & { text: string; now: Date }) {
  const { label } = wordsOf(queue);
  const query = filterQuery({ text });
  return (
    <section aria-labelledby={`found-${queue}`} className="mt-6">
      <div className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 border-b border-line">
        <h3 id={`found-${queue}`} className="font-display text-h4">
          {label}
        </h3>
        <span className="text-note text-ink-2">{formatCount(total)} waiting, oldest first</span>
      </div>
      <ul>
        {waiting.map((item) => (
          <WaitingRow
            key={item.id}
            {...item}
            {...{ queue, now }}
            href={`${deskHref(queue, item.id)}${query}`}
          />
        ))}
      </ul>
      {total > waiting.length && (
        <IntentLink
          href={`${deskHref(queue)}${query}` as "/"}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          All {formatCount(total)} of {label}
        </IntentLink>
      )}
    </section>
  );
}

type Elsewhere = { text: string; isModerator: boolean };

/** What else the desk finds by a text. */
function Elsewhere({ text, isModerator }: Elsewhere) {
  const query = `?${new URLSearchParams({ q: text })}`;
  const link = "inline-flex min-h-11 items-center font-semibold text-ink underline";
  return (
    <p className="mt-6 flex flex-wrap gap-x-5 border-t border-line pt-3">
      <IntentLink href={`${deskHref("venues")}${query}` as "/"} className={link}>
        Search restaurants
      </IntentLink>
      {isModerator && (
        <IntentLink href={`${deskHref("accounts")}${query}` as "/"} className={link}>
          Search accounts
        </IntentLink>
      )}
    </p>
  );
}

type FoundInQueuesProps = Elsewhere & { found: readonly Found[]; now: Date };

/** What waits in any queue and has the words of a text (P14.520). */
export function FoundInQueues({ text, found, now, isModerator }: FoundInQueuesProps) {
  const total = found.reduce((sum, each) => sum + each.total, 0);
  const things =
    total === 1 ? "1 waiting item contains" : `${formatCount(total)} waiting items contain`;
  return (
    <section aria-labelledby="found-heading" className="max-w-176 pt-5">
      <h2 id="found-heading" className="headline text-h3 wrap-anywhere">
        {text ? `“${text}” in all queues` : "All queues"}
      </h2>
      <p className="pt-2 text-note text-ink-2">
        {text === "" && "Type what you are looking for in the field above."}
        {text !== "" && (total === 0 ? "No waiting item matches." : `${things} these words.`)}
      </p>
      {found.map((each) => (
        <FoundInQueue key={each.queue} {...each} {...{ text, now }} />
      ))}
      {text && <Elsewhere {...{ text, isModerator }} />}
    </section>
  );
}
