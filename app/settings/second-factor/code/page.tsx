import { FactorCodeScreen } from "@/app/settings/second-factor/code/factor-code-screen";
import { settingsMetadata } from "@/app/settings/settings-metadata";

export const metadata = settingsMetadata("factor.set-up");

/** Rendered on request: it shows the visitor's own key. */
export const dynamic = "force-dynamic";

export default function SecondFactorCodePage() {
  return <FactorCodeScreen />;
}
