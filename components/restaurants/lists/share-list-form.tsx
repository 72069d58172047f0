"use client";

import { Copy } from "@/components/ui/icons";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { useRefreshedForm } from "@/components/restaurants/lists/use-refreshed-form";
import { Button } from "@/components/ui/button";
import { copyAddress } from "@/lib/browser/share";
import { shareOwnList } from "@/lib/favorites/lists/actions";
import { shareListSchema } from "@/lib/favorites/lists/schema";
import { listHref, sharedListHref } from "@/lib/favorites/lists/hrefs";

type ShareListFormProps = { listId: string; token: string | undefined; labelledBy: string };

/** Makes the link to a list, shows it, and takes it back (P14.803). */
export function ShareListForm({ listId, token, labelledBy }: ShareListFormProps) {
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
      <p className="text-note text-ink-2">
        Anyone with the link sees your public name, the list&apos;s name, its places and their days,
        never your notes.
      </p>
      {token && (
        <p className="flex flex-wrap items-center gap-x-5">
          <a href={sharedListHref(token)} className="link inline-flex min-h-11 items-center">
            Link to this list
          </a>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => void copyAddress(window.location.origin + sharedListHref(token))}
            className="noscript:hidden"
          >
            <Copy size={18} strokeWidth={1.9} aria-hidden="true" />
            Copy link
          </Button>
        </p>
      )}
      <div>
        <SendButton busyLabel="Saving..." variant="line" size="md">
          {token ? "Stop sharing" : "Share this list"}
        </SendButton>
      </div>
    </ServerForm>
  );
}
