import { notFound } from "next/navigation";
import { LevelsScreen } from "@/components/community/members/levels-screen";
import { hasDatabase } from "@/lib/database/has-database";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/members/levels.json";
import { pageMetadata } from "@/lib/metadata";
import { trustLimits } from "@/lib/trust/limits";
import { getOwnTrust } from "@/lib/trust/queries";

export function levelsMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsIn<keyof typeof english>(language, "levels");
  return pageMetadata({ title: t("title"), index: false, language });
}

/** The levels of members, and the visitor's own. */
export async function OwnLevelsScreen() {
  if (!hasDatabase()) notFound();
  return <LevelsScreen limits={trustLimits()} own={await getOwnTrust()} />;
}
