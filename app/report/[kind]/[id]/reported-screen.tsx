import { notFound } from "next/navigation";
import { SubjectTexts } from "@/app/subject-texts";
import { ReportScreen } from "@/components/reports/report-screen";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { getReportable } from "@/lib/reports/queries";
import { recordHref, restaurantHref, ROUTES } from "@/lib/routes";

type Reported = NonNullable<Awaited<ReturnType<typeof getReportable>>>;

/** The page that shows what is reported. */
function pageOf({ restaurantId, topicId, eventId }: Reported) {
  if (restaurantId) return { href: restaurantHref(restaurantId), kind: "restaurant" } as const;
  if (topicId) return { href: recordHref(ROUTES.forum, topicId), kind: "topic" } as const;
  if (eventId) return { href: recordHref(ROUTES.events, eventId), kind: "event" } as const;
  return { href: ROUTES.home, kind: "home" } as const;
}

type ReportedScreenProps = { kind: string; id: string; language?: Language };

/** The form for a report, in the language of the page's path. */
export async function ReportedScreen({
  kind,
  id,
  language = DEFAULT_LANGUAGE,
}: ReportedScreenProps) {
  const subject = await getReportable(kind, id);
  if (!subject) notFound();
  return (
    <SubjectTexts language={language} subjects={["form", "report-form"]}>
      <ReportScreen kind={subject.kind} id={id} text={subject.text} page={pageOf(subject)} />
    </SubjectTexts>
  );
}
