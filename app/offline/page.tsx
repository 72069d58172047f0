import { OfflineScreen } from "@/components/offline/offline-screen";
import { WorldOffline } from "@/components/restaurants/offline/world-offline";
import { LANGUAGE_LIST } from "@/lib/languages/languages";
import { filesOf, textsIn } from "@/lib/languages/texts-in";
import type { Messages } from "@/lib/languages/translator";
import type controls from "@/lib/messages/en/controls.json";
import type english from "@/lib/messages/en/missing/offline.json";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { SITE_NAME } from "@/lib/site";

export const metadata = pageMetadata({
  title: brandedTitle("You are offline"),
  description: `There is no connection. What this device has saved of ${SITE_NAME} can still be read.`,
  index: false,
});

/** One page is kept for the paths of all languages: it holds what the screen says in each. */
const SAID = Object.fromEntries(
  LANGUAGE_LIST.map((language) => [
    language,
    {
      texts: filesOf(language, ["offline"]).offline as Messages<keyof typeof english>,
      inEnglish: textsIn<keyof typeof controls>(language, "controls")("in-english"),
    },
  ]),
);

export default function OfflinePage() {
  return (
    <OfflineScreen said={SAID}>
      <WorldOffline />
    </OfflineScreen>
  );
}
