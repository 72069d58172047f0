import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { TopicForm } from "@/components/community/forum/topic-form";
import { BackLink } from "@/components/ui/back-link";
import pages from "@/lib/messages/en/forum/form-pages.json";
import english from "@/lib/messages/en/forum/forum.json";
import { ROUTES } from "@/lib/routes";

const DO = ["advice.one", "advice.where", "advice.later"] as const;
const DO_NOT = ["advice.no-ads", "advice.private"] as const;

function Advice() {
  const t = useTexts("forum-pages", pages);
  return (
    <aside aria-labelledby="advice" className="rounded-xl bg-sprout p-6">
      <h2 id="advice" className="font-display text-h4">
        {t("advice")}
      </h2>
      <ul className="mt-3 grid gap-2.5 text-ink-2">
        {DO.map((id) => (
          <li key={id} className="flex gap-3">
            <Icon name="Check" size={18} className="mt-1 flex-none stroke-2 text-leaf-ink" />
            {t(id)}
          </li>
        ))}
        {DO_NOT.map((id) => (
          <li key={id} className="flex gap-3">
            <Icon name="X" size={18} className="mt-1 flex-none stroke-2" />
            {t(id)}
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** The page on which a member opens a topic. */
export function NewTopicScreen() {
  const t = useTexts("forum", english);
  return (
    <main className="wrap pt-3 pb-(--section) md:pt-5">
      <BackLink href={ROUTES.forum} label={t("title")} landmark={t("breadcrumb")} />
      <h1 id="topic-heading" className="mt-1 mb-8 headline text-h2">
        {t("start")}
      </h1>
      <div className="grid items-start gap-x-[clamp(3rem,12vw,17.5rem)] gap-y-8 lg:grid-cols-[minmax(0,37.5rem)_minmax(0,25rem)]">
        <TopicForm />
        <Advice />
      </div>
    </main>
  );
}
