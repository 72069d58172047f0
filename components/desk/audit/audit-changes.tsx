import { MixedText } from "@/components/site/mixed-text";
import { IntentLink } from "@/components/ui/intent-link";
import {
  entryChanges,
  type ChangedValue,
  type EntryChange,
  type States,
} from "@/lib/desk/log/entry-changes";

/** The number of lines of an entry that are shown at first. */
const SHOWN = 6;

function Value({ text, href }: ChangedValue) {
  if (!href) return <MixedText text={text} />;
  return (
    <IntentLink href={href} className="link">
      <MixedText text={text} />
    </IntentLink>
  );
}

function Change({ label, old, now }: EntryChange) {
  return (
    <li>
      <span className="font-semibold text-ink">{label}: </span>
      {old && (
        <>
          <del>
            <Value {...old} />
          </del>
          {" became "}
        </>
      )}
      <ins className="no-underline">
        <Value {...now} />
      </ins>
    </li>
  );
}

/** What an entry of the log changed, fact by fact. */
export function AuditChanges(states: States) {
  const changes = entryChanges(states);
  const [first, rest] = [changes.slice(0, SHOWN), changes.slice(SHOWN)];
  if (first.length === 0) return null;
  return (
    <div className="mt-1 text-note wrap-anywhere text-ink-2">
      <ul>
        {first.map((change) => (
          <Change key={change.name} {...change} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
            {rest.length} more
          </summary>
          <ul>
            {rest.map((change) => (
              <Change key={change.name} {...change} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
