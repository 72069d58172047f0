import { OwnProfileScreen, profileMetadata } from "@/app/profile/own-profile-screen";

export const metadata = profileMetadata();

export default async function ProfilePage({ searchParams }: PageProps<"/profile">) {
  return <OwnProfileScreen saved={(await searchParams).saved} />;
}
