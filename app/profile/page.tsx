import { ProfileScreen } from "@/components/account/profile/profile-screen";
import { getOwnAccount, getOwnRecords, requireUser } from "@/lib/account/queries";
import { savedText } from "@/lib/account/saved";
import { listEvents, listTopics } from "@/lib/community/queries";
import { hasRole } from "@/lib/desk/queries";
import { listMemberEvents } from "@/lib/events/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({ title: "Your profile", index: false });

export default async function ProfilePage({ searchParams }: PageProps<"/profile">) {
  const { saved } = await searchParams;
  const user = await requireUser(ROUTES.profile);
  const [account, records, isAtDesk] = await Promise.all([
    getOwnAccount(user),
    getOwnRecords(user),
    hasRole(user),
  ]);
  const samples = (await listEvents()).filter(({ id }) => records.events.includes(id));
  const events = [...(await listMemberEvents(records.events)), ...samples];
  const sampleTopics = Object.fromEntries((await listTopics()).map(({ id, title }) => [id, title]));
  return (
    <ProfileScreen
      {...{ account, sampleTopics, isAtDesk }}
      records={{ ...records, events }}
      saved={savedText(saved)}
    />
  );
}
