import { IntentLink } from "@/components/ui/intent-link";
import { ageOf } from "@/lib/desk/ages";
import { actionText } from "@/lib/desk/log/action-words";

type RecentDecisionsProps = {
  decisions: readonly { href: string; action: string; at: Date }[];
  now: Date;
};

/** What one decided a short time ago, with the way to take it back (P14.115). */
export function RecentDecisions({ decisions, now }: RecentDecisionsProps) {
  if (decisions.length === 0) return null;
  return (
    <section aria-labelledby="recent-decisions" className="mt-4 border-t border-line pt-3">
      <h2 id="recent-decisions" className="text-note font-semibold text-ink-2">
        Recent decisions
      </h2>
      <ul>
        {decisions.map(({ href, action, at }) => (
          <li key={href}>
            <IntentLink href={href as "/"} className="inline-flex min-h-11 items-center gap-1.5">
              <span className="underline underline-offset-3">{actionText(action)}</span>
              <span className="text-small text-ink-2">{ageOf(at, now)} ago</span>
            </IntentLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
