import { OwnSettingsScreen } from "@/app/settings/own-settings-screen";
import { settingsMetadata } from "@/app/settings/settings-metadata";

export const metadata = settingsMetadata("back");

export default async function SettingsPage({ searchParams }: PageProps<"/settings">) {
  return <OwnSettingsScreen saved={(await searchParams).saved} />;
}
