import { AskedScreen } from "@/app/questions/[token]/asked-screen";
import { questionPageMetadata } from "@/lib/questions/page-metadata";

export const metadata = questionPageMetadata();

/** Rendered on request: it changes when it is answered. */
export const dynamic = "force-dynamic";

export default async function QuestionPage({ params }: PageProps<"/questions/[token]">) {
  const { token } = await params;
  return <AskedScreen token={token} />;
}
