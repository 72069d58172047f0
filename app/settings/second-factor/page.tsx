import { FactorScreen } from "@/app/settings/second-factor/factor-screen";
import { settingsMetadata } from "@/app/settings/settings-metadata";

export const metadata = settingsMetadata("factor");

export default async function SecondFactorPage({
  searchParams,
}: PageProps<"/settings/second-factor">) {
  return <FactorScreen purpose={(await searchParams).for} />;
}
