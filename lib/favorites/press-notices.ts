import type { ShareNotices } from "@/lib/browser/share";
import type { Notice } from "@/lib/browser/notices";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/place.json";
import { ROUTES } from "@/lib/routes";

/** What is said of a change (P6.3), and where storage is denied. */
export type SavedNotices = Readonly<
  Record<"added" | "addedToAccount" | "removed" | "denied", Notice>
>;

type Notices = { saved: SavedNotices; shared: ShareNotices };

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
    },
    shared: {
      copied: t("shared.copied"),
      failed: t("shared.failed"),
      copyThis: t("shared.copy-this"),
    },
  };
}
