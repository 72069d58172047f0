import { Check, X } from "@/components/ui/icons";
import { TopicForm } from "@/components/community/forum/topic-form";
import { BackLink } from "@/components/ui/back-link";
import { ROUTES } from "@/lib/routes";

const DO = [
  "One question per topic: it is easier to find and answer.",
  "Say where you are or where you are going, if it matters.",
  "Write it so that someone reading it in a year understands it.",
];
const DO_NOT = ["No advertising for your own place.", "Nobody's private data, not even your own."];

function Advice() {
  return (
    <aside aria-labelledby="advice" className="rounded-xl bg-sprout p-6">
      <h2 id="advice" className="font-display text-h4">
        What helps
      </h2>
      <ul className="mt-3 grid gap-2.5 text-ink-2">
        {DO.map((text) => (
          <li key={text} className="flex gap-3">
            <Check
              size={18}
              strokeWidth={2}
              aria-hidden="true"
              className="mt-1 flex-none text-leaf-ink"
            />
            {text}
          </li>
        ))}
        {DO_NOT.map((text) => (
          <li key={text} className="flex gap-3">
            <X size={18} strokeWidth={2} aria-hidden="true" className="mt-1 flex-none" />
            {text}
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** The page on which a member opens a topic. */
export function NewTopicScreen() {
  return (
    <main className="wrap pt-3 pb-(--section) md:pt-5">
      <BackLink href={ROUTES.forum} label="Community Forum" />
      <h1 id="topic-heading" className="mt-1 mb-8 headline text-h2">
        Start a topic
      </h1>
      <div className="grid items-start gap-x-[clamp(3rem,12vw,17.5rem)] gap-y-8 lg:grid-cols-[minmax(0,37.5rem)_minmax(0,25rem)]">
        <TopicForm />
        <Advice />
      </div>
    </main>
  );
}
