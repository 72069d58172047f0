import { DecisionForm } from "@/components/desk/decisions/decision-form";
import { ItemHeading, Quote } from "@/components/desk/items/item-heading";
import { RefusalForm } from "@/components/desk/decisions/refusal-form";
import type { QueueView } from "@/components/desk/items/queue-view";
import { reasonsOf } from "@/lib/desk/queues";
import { IntentLink } from "@/components/ui/intent-link";
import { VisitorPhoto } from "@/components/site/visitor-photo";
import { atLeast } from "@/lib/breakpoints";
import type { ReviewPhoto } from "@/lib/restaurants/types";
import { deskHref, recordHref, restaurantHref, ROUTES } from "@/lib/routes";

export type Report = { id: number; reason: string; details: string };

export type Subject = {
  kind: string;
  text: string;
  status: string;
  restaurantId?: string;
  topicId?: string;
  eventId?: string;
  photos?: readonly ReviewPhoto[];
};

type Author = { id: string; name: string | undefined };

type ReportContentsProps = {
  report: Report;
  subject: Subject | undefined;
  /** The restaurant, the topic or the city that it is about, by name. */
  about: string | undefined;
  author: Author | undefined;
  others: number;
};

function pageOf({ restaurantId, topicId, eventId }: Subject) {
  if (restaurantId) return restaurantHref(restaurantId);
  if (eventId) return recordHref(ROUTES.events, eventId);
  return topicId && recordHref(ROUTES.forum, topicId);
}

/** How many other reports of the same thing wait. */
function othersText(others: number) {
  if (others === 0) return undefined;
  return others === 1 ? "Reported once more" : `Reported ${others} more times`;
}

/** Who wrote or took what was reported; the account says what was removed of it before. */
function AuthorNote({ id, name }: Author) {
  return (
    <p className="text-note text-ink-2">
      By{" "}
      <IntentLink href={deskHref("accounts", id)} className="underline">
        {name ?? "a member without a public name"}
      </IntentLink>
    </p>
  );
}

/** A photo is removed for what it shows, too. */
const reasonsFor = ({ kind }: Subject) =>
  kind === "photo"
    ? [...new Set([...reasonsOf("photos"), ...reasonsOf("reports")])]
    : reasonsOf("reports");

/** What a report shows: one photo large, several beside each other. */
function Photos({ photos = [] }: Pick<Subject, "photos">) {
  const isOne = photos.length === 1;
  return (
    <div className={isOne ? "my-5" : "my-5 grid items-start gap-4 empty:hidden sm:grid-cols-2"}>
      {photos.map((photo) => (
        <VisitorPhoto
          key={photo.recordId}
          photo={photo}
          sizes={isOne ? `${atLeast("lg")} 40rem, 92vw` : `${atLeast("sm")} 20rem, 92vw`}
          className="h-auto w-full rounded-tile"
        />
      ))}
    </div>
  );
}

/** A report: its subject and its reason. */
export function ReportContents({ report, subject, about, author, others }: ReportContentsProps) {
  const page = subject && pageOf(subject);
  const subtitle = [about, othersText(others)].filter(Boolean).join(". ");
  return (
    <>
      <ItemHeading
        title={report.reason}
        subtitle={subtitle}
        links={page ? [{ href: page, label: "Open the page" }] : []}
      />
      {report.details && <Quote label="What they wrote">{report.details}</Quote>}
      <Quote label={subject ? `The ${subject.kind} (${subject.status})` : "What it is about"}>
        {subject?.text ?? "It is no longer there."}
      </Quote>
      {author && <AuthorNote {...author} />}
      <Photos photos={subject?.photos ?? []} />
    </>
  );
}

/** Keeping or removing it. */
export function ReportDecisions({
  report,
  subject,
}: Pick<ReportContentsProps, "report" | "subject">) {
  const id = String(report.id);
  return (
    <>
      <DecisionForm
        queue="reports"
        id={id}
        labels={subject ? {} : { dismiss: "Close the report" }}
      />
      {subject && <RefusalForm queue="reports" id={id} reasons={reasonsFor(subject)} />}
    </>
  );
}

export const reportView: QueueView<"reports"> = {
  did: () => "reported this",
  contents: (item) => <ReportContents {...item} />,
  decisions: (item) => <ReportDecisions {...item} />,
};
