import { notFound } from "next/navigation";
import { ReportScreen } from "@/components/reports/report-screen";
import { returnLanguage } from "@/lib/languages/return-language";
import { pageMetadata } from "@/lib/metadata";
import { ReturnTo } from "@/components/site/return-to";
import { getReportable } from "@/lib/reports/queries";
import { recordHref, restaurantHref, ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({ title: "Report", index: false });

/** Rendered on request: the reported content may be removed at any time. */
export const dynamic = "force-dynamic";

export default async function ReportPage(props: PageProps<"/report/[kind]/[id]">) {
  const [{ kind, id }, query] = await Promise.all([props.params, props.searchParams]);
  const subject = await getReportable(kind, id);
  if (!subject) notFound();
  const { restaurantId, topicId, eventId, text } = subject;
  const page = restaurantId
    ? { href: restaurantHref(restaurantId), label: "Restaurant" }
    : topicId
      ? { href: recordHref(ROUTES.forum, topicId), label: "Topic" }
      : eventId
        ? { href: recordHref(ROUTES.events, eventId), label: "Event" }
        : { href: ROUTES.home, label: "Home" };
  return (
    <ReturnTo language={returnLanguage(query.language)}>
      <ReportScreen kind={subject.kind} id={id} text={text} page={page} />
    </ReturnTo>
  );
}
