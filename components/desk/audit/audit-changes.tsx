import { valueText } from "@/lib/desk/change-text";
import { factLabel } from "@/lib/desk/facts";

/** The number of lines of an entry that are shown at first. */
const SHOWN = 6;

type States = { before: unknown; after: unknown };

const partsOf = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === "object" && state !== null && !Array.isArray(state)
    ? (state as Record<string, unknown>)
    : {};

/** What an entry of the log changed, by name; a state that has no names is one of its own. */
function changesOf({ before, after }: States) {
  const [old, now] = [partsOf(before), partsOf(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const whole = { name: "", old: before, now: after };
  if (names.length === 0) return before === null && after === null ? [] : [whole];
  return names
    .map((name) => ({ name, old: old[name] ?? null, now: now[name] ?? null }))
    .filter((change) => JSON.stringify(change.old) !== JSON.stringify(change.now));
}

function Change({ name, old, now }: ReturnType<typeof changesOf>[number]) {
  return (
    <li>
      {name && <span className="font-semibold text-ink">{factLabel(name)}: </span>}
      {old !== null && (
        <>
          <del>{valueText(old)}</del>
          {" became "}
        </>
      )}
      <ins className="no-underline">{now === null ? "nothing" : valueText(now)}</ins>
    </li>
  );
}

/** What an entry of the log changed, fact by fact. */
export function AuditChanges(states: States) {
  const changes = changesOf(states);
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
