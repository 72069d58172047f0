import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { NewListForm } from "@/components/restaurants/lists/new-list-form";
import { LeaveWhenSignedOut } from "@/components/site/leave-when-signed-out";
import { IntentLink } from "@/components/ui/intent-link";
import { PageHeading } from "@/components/ui/page-heading";
import { MAX_LISTS } from "@/lib/favorites/lists/schema";
import type { ListSummary } from "@/lib/favorites/lists/types";
import { listHref } from "@/lib/favorites/lists/hrefs";
import controlsEnglish from "@/lib/messages/en/controls.json";
import accountEnglish from "@/lib/messages/en/favorites/account.json";
import formsEnglish from "@/lib/messages/en/lists/forms.json";
import english from "@/lib/messages/en/lists/lists.json";
import { ROUTES } from "@/lib/routes";

const ROW = "flex min-h-16 items-center gap-3.5 border-t border-line py-3 hover:bg-sprout md:px-3";

function ListRow({ list: { id, name, places, isShared } }: { list: ListSummary }) {
  const t = useTexts("lists", english);
  const ofForms = useTexts("list-forms", formsEnglish);
  return (
    <li>
      <IntentLink href={listHref(id)} className={ROW}>
        <Icon name="ListChecks" className="flex-none text-ink-3" />
        <span className="min-w-0 flex-1">
          <b className="block font-title wrap-anywhere">
            <bdi>{name}</bdi>
          </b>
          <span className="text-note text-ink-2">{ofForms("count", { count: places })}</span>
        </span>
        {isShared && (
          <span className="inline-flex items-center gap-1.5 text-note text-ink-2">
            <Icon name="Link2" size={18} />
            {t("shared")}
          </span>
        )}
      </IntentLink>
    </li>
  );
}

/** The lists of a member (P14.800). */
export function ListsScreen({ lists }: { lists: readonly ListSummary[] }) {
  const t = useTexts("lists", english);
  const ofFavorites = useTexts("favorites-account", accountEnglish);
  const controls = useTexts("controls", controlsEnglish);
  return (
    <main className="wrap pb-(--section)">
      <LeaveWhenSignedOut />
      <PageHeading title={ofFavorites("lists")} lead={t("lead")} />
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-3">
        <ul className="border-b border-line lg:col-span-2">
          <li>
            <IntentLink href={ROUTES.favorites} className={ROW}>
              <Icon name="Heart" className="flex-none text-beet" />
              <b className="font-title">{controls("account.favorites")}</b>
            </IntentLink>
          </li>
          {lists.map((list) => (
            <ListRow key={list.id} list={list} />
          ))}
        </ul>
        <section aria-labelledby="new-list" className="rounded-xl bg-sprout p-6">
          <h2 id="new-list" className="mb-4 font-display text-h4">
            {t("new")}
          </h2>
          {lists.length < MAX_LISTS ? (
            <NewListForm path={ROUTES.lists} labelledBy="new-list" />
          ) : (
            <p>{t("most")}</p>
          )}
        </section>
      </div>
    </main>
  );
}
