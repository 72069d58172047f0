import { codeMetadata, CodeScreen } from "@/app/auth/code-screen";

export const metadata = codeMetadata();

/** Rendered on request: it depends on the session. */
export const dynamic = "force-dynamic";

export default async function SecondStepPage({ searchParams }: PageProps<"/auth/second-step">) {
  return <CodeScreen asked={(await searchParams).next} />;
}
