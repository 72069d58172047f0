import { MissingScreen, missingMetadata } from "@/app/missing-screen";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";

export const metadata = missingMetadata(DEFAULT_LANGUAGE);

/** The response to unknown paths in English, and what a page shows whose link leads to nothing, in its language. */
export default function NotFound() {
  return <MissingScreen />;
}
