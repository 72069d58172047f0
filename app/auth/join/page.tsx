import { joinMetadata, JoinScreen } from "@/app/auth/join-screen";

export const metadata = joinMetadata();

/** Rendered on request: where it leads, the link to it cannot say without scripts. */
export const dynamic = "force-dynamic";

export default async function JoinPage({ searchParams }: PageProps<"/auth/join">) {
  return <JoinScreen asked={(await searchParams).next} />;
}
