import { newEventMetadata, ProposalScreen } from "@/app/community/events/new/proposal-screen";

export const metadata = newEventMetadata();

export const dynamic = "force-dynamic";

export default async function NewEventPage({ searchParams }: PageProps<"/community/events/new">) {
  return <ProposalScreen query={await searchParams} />;
}
