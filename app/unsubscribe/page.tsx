import { UnsubscribeScreen } from "@/app/unsubscribe/unsubscribe-screen";
import { unsubscribeMetadata } from "@/lib/account/unsubscribe-metadata";

export const metadata = unsubscribeMetadata("meta");

export default async function UnsubscribePage({ searchParams }: PageProps<"/unsubscribe">) {
  const { token } = await searchParams;
  return <UnsubscribeScreen token={token} />;
}
