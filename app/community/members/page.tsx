import { membersMetadata, MembersScreen } from "@/app/community/members/members-screen";

export const generateMetadata = () => membersMetadata();

export default function MembersPage() {
  return <MembersScreen />;
}
