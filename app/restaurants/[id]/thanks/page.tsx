import { ThanksScreen } from "@/app/restaurants/[id]/thanks/thanks-screen";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Thank you", index: false });

/** Rendered on request: only where corrections are kept. */
export const dynamic = "force-dynamic";

export default async function ThanksPage(props: PageProps<"/restaurants/[id]/thanks">) {
  const [{ id }, { applied }] = await Promise.all([props.params, props.searchParams]);
  return <ThanksScreen id={id} applied={applied} />;
}
