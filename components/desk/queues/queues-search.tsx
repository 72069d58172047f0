import { Icon } from "@/components/ui/icon";
import { useId } from "react";
import { deskHref } from "@/lib/routes";

/** Searches all queues at once, from every page of the desk; its text is in the address (P14.520). */
export function QueuesSearch({ text = "" }: { text?: string }) {
  const id = useId();
  return (
    <form
      role="search"
      aria-label="All queues"
      action={deskHref("search")}
      className="w-75 max-md:w-full"
    >
      <label htmlFor={id} className="sr-only">
        Search all queues
      </label>
      <div className="field min-h-11 pr-0">
        <Icon name="Search" />
        <input
          key={text}
          id={id}
          name="q"
          type="search"
          required
          maxLength={100}
          placeholder="A place, a person, a word"
          defaultValue={text}
          autoComplete="off"
        />
        <button
          type="submit"
          aria-label="Search all queues"
          className="grid size-11 flex-none place-items-center rounded-md text-ink-2 hover:bg-sprout hover:text-ink focus-visible:-outline-offset-3"
        >
          <Icon name="ArrowRight" size={18} className="icon-bold" />
        </button>
      </div>
    </form>
  );
}
