import { signInHref } from "@/lib/auth/next-path";
import type { ShareNotices } from "@/lib/browser/share";
import type { Notice } from "@/lib/browser/notices";
import type { SyncOutcome } from "@/lib/favorites/sync";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/favorites/saving.json";
import { ROUTES } from "@/lib/routes";

/** What is said of a change (P6.3), and where storage is denied. */
export type SavedNotices = Readonly<
  Record<"added" | "addedToAccount" | "removed" | "denied", Notice>
> & {
  /** Why the account does not have it yet. */
  unsent: UnsentNotices;
};

export type UnsentNotices = Readonly<Record<Exclude<SyncOutcome, "kept">, Notice>>;

type Notices = { saved: SavedNotices; shared: ShareNotices };

const unsentIn = (t: Translator<keyof typeof english>): UnsentNotices => ({
  failed: { title: t("unsent.failed"), description: t("unsent.failed.text") },
  limited: { title: t("unsent.limited"), description: t("unsent.limited.text") },
  "signed-out": {
    title: t("unsent.signed-out"),
    description: t("unsent.signed-out.text"),
    action: { label: t("unsent.sign-in"), href: signInHref(ROUTES.favorites) },
  },
});

/** What Save and Share say after a press; signed in, where there is a database, the restaurant is kept in the account (P14.30). */
export function pressNotices(t: Translator<keyof typeof english>): Notices {
  const action = { label: t("saved.see"), href: ROUTES.favorites };
  const title = t("saved.added");
  return {
    saved: {
      added: { title, description: t("saved.here"), action },
      addedToAccount: { title, description: t("saved.in-account"), action },
      removed: { title: t("saved.removed") },
      denied: {
        title: t("saved.denied"),
        description: t("saved.denied.why"),
        tone: "destructive",
      },
      unsent: unsentIn(t),
    },
    shared: {
      copied: t("shared.copied"),
      failed: t("shared.failed"),
      copyThis: t("shared.copy-this"),
    },
  };
}
