import "server-only";

import { signInHref } from "@/lib/auth/next-path";
import type { Notice } from "@/lib/browser/notices";
import type { ShareNotices } from "@/lib/browser/share";
import { pressNotices, type SavedNotices } from "@/lib/favorites/press-notices";
import type { Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type pageEnglish from "@/lib/messages/en/favorites/page.json";
import type savingEnglish from "@/lib/messages/en/favorites/saving.json";
import type pressesEnglish from "@/lib/messages/en/presses.json";
import { ROUTES } from "@/lib/routes";

/** What the favorites say after a press. */
export type FavoritesNotices = Pick<SavedNotices, "denied" | "unsent"> & {
  copied: ShareNotices;
  sharing: Readonly<Record<"limited" | "signed-out" | "failed" | "stopped", Notice>>;
};

/** The same in a language: most of it is also said on a restaurant's page. */
export function favoritesNotices(language: Language): FavoritesNotices {
  const t = textsIn<keyof typeof pageEnglish>(language, "favorites-page");
  const saving = textsIn<keyof typeof savingEnglish>(language, "saving");
  const presses = textsIn<keyof typeof pressesEnglish>(language, "presses");
  const { saved, shared } = pressNotices(saving);
  const { denied, unsent } = saved;
  return {
    denied,
    unsent,
    copied: shared,
    sharing: {
      limited: { title: presses("limited"), description: presses("limited.text") },
      "signed-out": {
        title: saving("unsent.signed-out"),
        action: { label: saving("unsent.sign-in"), href: signInHref(ROUTES.favorites) },
      },
      failed: {
        title: t("share.failed"),
        description: presses("failed.text"),
        tone: "destructive",
      },
      stopped: { title: t("share.stopped"), description: t("share.stopped.text") },
    },
  };
}
