import { notify } from "@/lib/browser/notices";

type Shared = { title: string; text: string };

/** The visitor closed the device's share sheet: that is a choice, not a failure. */
function isCancelled(error: unknown) {
  return error instanceof DOMException && error.name === "AbortError";
}

/** Returns false where the device cannot share; true also when the visitor cancels. */
async function shareOnDevice(data: ShareData) {
  if (!("share" in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return isCancelled(error);
  }
}

/** What is said of a link that was copied, or that could not be. */
export type ShareNotices = { copied: string; failed: string; copyThis: string };

const ENGLISH: ShareNotices = {
  copied: "Link copied to clipboard",
  failed: "The link could not be copied",
  copyThis: "Copy this address:",
};

/** Copies a URL, or shows a notice with it where the browser does not let the site. Never rejects. */
export async function copyAddress(url: string, notices = ENGLISH) {
  try {
    await navigator.clipboard.writeText(url);
    notify({ title: notices.copied });
  } catch {
    notify({
      title: notices.failed,
      description: `${notices.copyThis} ${url}`,
      tone: "destructive",
    });
  }
}

/**
 * Shares the URL of the current page as it is (P13.5): by the device, else by the clipboard, else by a
 * notice with the URL to copy. Never rejects.
 */
export async function shareCurrentPage({ title, text }: Shared, notices?: ShareNotices) {
  const url = window.location.href;
  if (await shareOnDevice({ title, text, url })) return;
  await copyAddress(url, notices);
}
