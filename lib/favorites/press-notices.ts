import type { ShareNotices } from "@/lib/browser/share";
import type { SavedNotices } from "@/lib/favorites/saved";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/place.json";
import { ROUTES } from "@/lib/routes";

type Notices = { saved: SavedNotices; shared: ShareNotices };

/** What Save and Share say after a press on a page in another language; the English notices are in their code. */
export function pressNotices(t: Translator<keyof typeof english>): Notices | undefined {
  if (t.language === DEFAULT_LANGUAGE) return undefined;
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
