"use client";

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { useRefreshedForm } from "@/components/restaurants/lists/use-refreshed-form";
import { Button } from "@/components/ui/button";
import { copyAddress, type ShareNotices } from "@/lib/browser/share";
import { shareOwnList } from "@/lib/favorites/lists/actions";
import { shareListSchema } from "@/lib/favorites/lists/schema";
import { listHref, sharedListHref } from "@/lib/favorites/lists/hrefs";
import { pathIn } from "@/lib/languages/paths";
import accountEnglish from "@/lib/messages/en/favorites/account.json";
import noteEnglish from "@/lib/messages/en/favorites/note.json";
import english from "@/lib/messages/en/lists/forms.json";

type ShareListFormProps = {
  listId: string;
  token: string | undefined;
  labelledBy: string;
  /** What is said of a link that was copied. */
  copied: ShareNotices;
};

/** Makes the link to a list, shows it, and takes it back (P14.803). */
export function ShareListForm({ listId, token, labelledBy, copied }: ShareListFormProps) {
  const t = useTexts("list-forms", english);
  const ofFavorites = useTexts("favorites-account", accountEnglish);
  const ofNote = useTexts("note", noteEnglish);
  const onDone = useRefreshedForm();
  return (
    <ServerForm
      action={shareOwnList}
      schema={shareListSchema}
      labelledBy={labelledBy}
      path={listHref(listId)}
      onDone={onDone}
      className="grid grid-cols-1 gap-3"
    >
      <input type="hidden" name="listId" value={listId} />
      <input type="hidden" name="share" value={token ? "stop" : "start"} />
      <p className="text-note text-ink-2">{t("share.who")}</p>
      {token && (
        <p className="flex flex-wrap items-center gap-x-5">
          <a
            href={pathIn(t.language, sharedListHref(token))}
            className="link inline-flex min-h-11 items-center"
          >
            {ofFavorites("share.link")}
          </a>
          <Button
            size="sm"
            variant="quiet"
            onClick={() =>
              void copyAddress(
                window.location.origin + pathIn(t.language, sharedListHref(token)),
                copied,
              )
            }
            className="noscript:hidden"
          >
            <Icon name="Copy" size={18} />
            {ofFavorites("share.copy")}
          </Button>
        </p>
      )}
      <div>
        <SendButton busyLabel={ofNote("saving")} variant="line" size="md">
          {ofFavorites(token ? "share.stop" : "share")}
        </SendButton>
      </div>
    </ServerForm>
  );
}
