import { Icon } from "@/components/ui/icon";
import { useId } from "react";
import { Button, buttonVariants } from "@/components/ui/button";
import { TextField } from "@/components/ui/fields/text-field";
import { AGES, isFiltered, STATES, type QueueFilter } from "@/lib/desk/queue-filter";
import { wordsOf, type Queue } from "@/lib/desk/queues";
import { deskHref } from "@/lib/routes";

type ChoiceProps = {
  name: string;
  label: string;
  texts: Readonly<Record<string, string>>;
  chosen: string | undefined;
};

function Choice({ name, label, texts, chosen }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {label}
      </label>
      <select
        key={chosen}
        id={id}
        name={name}
        defaultValue={chosen ?? ""}
        className="h-11 w-full rounded-md border-frame border-control bg-surface px-2.5 text-note hover:border-ink"
      >
        <option value="">All</option>
        {Object.entries(texts).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Only some queues have questions to senders. */
function statesOf(queue: Queue) {
  const { asked, answered, ...others } = STATES;
  return wordsOf(queue).questions ? STATES : others;
}

type QueueFiltersProps = { queue: Queue; filter: QueueFilter; isOpen: boolean };

/** Which items of a queue are listed, by text, kind, state and age; a form whose fields are in the address (P14.440). */
export function QueueFilters({ queue, filter, isOpen }: QueueFiltersProps) {
  const kinds = wordsOf(queue).kinds;
  const count = Object.keys(filter).length;
  return (
    <details data-desk-filters className="border-b border-line" open={isOpen || undefined}>
      <summary className="flex min-h-13 cursor-pointer items-center gap-2 text-note font-semibold">
        <Icon name="ListFilter" size={18} />
        Search and filters
        {count > 0 && (
          <span className="grid min-w-6 place-items-center rounded-full bg-beet px-1.5 text-small text-on-beet">
            {count}
          </span>
        )}
      </summary>
      <form
        role="search"
        aria-label="Search and filters"
        action={deskHref(queue)}
        className="grid grid-cols-2 gap-3 pb-4"
      >
        <div className="col-span-2">
          <TextField
            key={filter.text}
            label="Search this queue"
            name="q"
            type="search"
            icon="Search"
            defaultValue={filter.text}
            autoComplete="off"
          />
        </div>
        {Object.keys(kinds).length > 0 && (
          <Choice name="kind" label="Kind" texts={kinds} chosen={filter.kind} />
        )}
        <Choice name="age" label="Waiting for" texts={AGES} chosen={filter.days?.toString()} />
        <div className="col-span-2">
          <Choice name="state" label="State" texts={statesOf(queue)} chosen={filter.state} />
        </div>
        <div className="col-span-2 flex gap-2">
          <Button type="submit" variant="beet" size="sm">
            Show
          </Button>
          {isFiltered(filter) && (
            <a href={deskHref(queue)} className={buttonVariants({ variant: "quiet", size: "sm" })}>
              Show all
            </a>
          )}
        </div>
      </form>
    </details>
  );
}
