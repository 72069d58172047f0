import type { ShareNotices } from "@/lib/browser/share";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/members/gallery.json";

/** What is said of the link of an image that was copied, or that could not be. */
export const shareNotices = (t: Translator<keyof typeof english>): ShareNotices => ({
  copied: t("share.copied"),
  failed: t("share.failed"),
  copyThis: t("share.copy-this"),
});
