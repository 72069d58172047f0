import { signInHref } from "@/lib/auth/next-path";
import { notify } from "@/lib/browser/notices";
import { isKeptInAccount, syncFavorites } from "@/lib/favorites/account";
import type { UnsentNotices } from "@/lib/favorites/press-notices";
import { ROUTES } from "@/lib/routes";

const ENGLISH: UnsentNotices = {
  failed: {
    title: "Not in your account yet",
    description: "It is kept on this device and sent when the site can be reached again.",
  },
  limited: {
    title: "That was a lot in a short time",
    description: "It is kept on this device and sent to your account later.",
  },
  "signed-out": {
    title: "You are signed out",
    description: "It is kept on this device. Sign in to keep it in your account.",
    action: { label: "Sign In", href: signInHref(ROUTES.favorites) },
  },
};

/** Sends a change of the favorites to the account, if there is one to send it to, and says when that has to wait. */
export async function sendFavorites(notices = ENGLISH) {
  if (!isKeptInAccount()) return;
  const outcome = await syncFavorites();
  if (outcome !== "kept") notify(notices[outcome]);
}
