import { SettingsScreen } from "@/components/account/settings/settings-screen";
import { getOwnAccount, requireUser } from "@/lib/account/queries";
import { savedText } from "@/lib/account/saved";
import { sendsMail } from "@/lib/mail/send-mail";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { countWorld } from "@/lib/world/queries";

export const metadata = pageMetadata({ title: "Settings", index: false });

export default async function SettingsPage({ searchParams }: PageProps<"/settings">) {
  const { saved } = await searchParams;
  const account = await getOwnAccount(await requireUser(ROUTES.settings));
  return (
    <SettingsScreen
      account={account}
      saved={savedText(saved)}
      isSendingMail={sendsMail()}
      worldCount={await countWorld()}
    />
  );
}
