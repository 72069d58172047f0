import { useTexts } from "#texts";
import { useState, type FormEvent } from "react";
import { usePendingAction } from "@/components/site/use-pending-action";
import { signInHref } from "@/lib/auth/next-path";
import { savePendingAction, type PendingAction } from "@/lib/auth/pending-action";
import { notify, type Notice } from "@/lib/browser/notices";
import { failedPress } from "@/lib/browser/older-release";
import type { Translator } from "@/lib/languages/translator";
import { pathIn } from "@/lib/languages/paths";
import { useVisit } from "@/lib/languages/use-visit";
import english from "@/lib/messages/en/presses.json";
import type { PressResult } from "@/lib/press-result";

/** When a press was not counted for a reason that has nothing to do with what was pressed. */
const failuresIn = (t: Translator<keyof typeof english>) =>
  ({
    owned: { title: t("owned") },
    limited: { title: t("limited"), description: t("limited.text") },
    outdated: { title: t("outdated"), description: t("outdated.text"), tone: "destructive" },
    failed: { title: t("failed"), description: t("failed.text"), tone: "destructive" },
  }) as const satisfies Record<string, Notice>;

type PressOptions = {
  /** What is carried out after the sign-in, once. */
  pending: PendingAction;
  /** Whether the visitor has pressed it before. */
  isMarked: boolean;
  /** The server action. */
  send: (data: FormData) => Promise<PressResult>;
  /** The fields of its form. */
  fields: Readonly<Record<string, string>>;
  /** Remembers what a press has changed. */
  remember: (isMarked: boolean) => void;
  /** The id of the element to come back to after the sign-in. */
  anchor: string;
  /**
   * What is said when it was counted, always or after the sign-in alone, and when it was not: for what is one's own, and for what is no
   * longer shown.
   */
  notices: { added?: Notice; addedOnReturn?: Notice; own: Notice; missing: Notice };
};

/**
 * A button that counts a press of each member, or takes it back at the second one. It is shown pressed at once; the response has the page
 * with the new count. Signed-out visitors are led to the sign-in, and the press counts on coming back, also one from before the page is
 * hydrated, which the form's mark has repeated.
 */
export function usePress({
  pending,
  isMarked,
  send,
  fields,
  remember,
  anchor,
  notices,
}: PressOptions) {
  const t = useTexts("presses", english);
  const visit = useVisit();
  const [isSending, setSending] = useState(false);

  usePendingAction(pending, () => void press({ isPending: true }));

  async function press({ isPending = false } = {}) {
    if (isSending) return;
    setSending(true);
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    // What the button says, also where another tab was pressed meanwhile.
    data.set("intent", isMarked && !isPending ? "remove" : "add");
    const result = await send(data).catch(failedPress);
    setSending(false);
    const counted = notices.added ?? (isPending ? notices.addedOnReturn : undefined);
    if (result === "added" && counted) notify(counted);
    if (result === "added" || result === "removed") return remember(result === "added");
    if (result === "signed-out") {
      savePendingAction(pending);
      const { pathname, search } = window.location;
      return visit(pathIn(t.language, signInHref(`${pathname}${search}#${anchor}`)));
    }
    if (typeof result === "object") return notify({ title: result.suspended });
    notify(result === "own" || result === "missing" ? notices[result] : failuresIn(t)[result]);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void press();
  }

  return { isPressed: isMarked !== isSending, form: { onSubmit, "data-press": "" } };
}
