import { levelsMetadata, OwnLevelsScreen } from "@/app/community/levels/own-levels-screen";

export const metadata = levelsMetadata();

/** Rendered for each request: it says which level the visitor has. */
export const dynamic = "force-dynamic";

export default function LevelsPage() {
  return <OwnLevelsScreen />;
}
