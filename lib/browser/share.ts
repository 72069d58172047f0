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

/** Copies a URL, or shows a notice with it where the browser does not let the site. Never rejects. */
export async function copyAddress(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    notify({ title: "Link copied to clipboard" });
  } catch {
    notify({
      title: "The link could not be copied",
      description: `Copy this address: ${url}`,
      tone: "destructive",
    });
  }
}

/**
 * Shares the URL of the current page as it is (P13.5): by the device, else by the clipboard, else by a
 * notice with the URL to copy. Never rejects.
 */
export async function shareCurrentPage({ title, text }: Shared) {
  const url = window.location.href;
  if (await shareOnDevice({ title, text, url })) return;
  await copyAddress(url);
}
