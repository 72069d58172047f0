"use client";

import { Send } from "@/components/ui/icons";
import { AreaField } from "@/components/forms/fields/area-field";
import { ChoiceField } from "@/components/forms/fields/choice-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { sendReport } from "@/lib/reports/actions";
import { REPORT_REASONS, reportSchema, type ReportableKind } from "@/lib/reports/schema";
import { reportHref } from "@/lib/routes";

const CHOICES = REPORT_REASONS.map((reason) => ({ value: reason, label: reason }));

type ReportFormProps = { kind: ReportableKind; id: string };

/** What is wrong with something on the site, for its moderators (P14.130). */
export function ReportForm({ kind, id }: ReportFormProps) {
  const path = reportHref(kind, id);
  return (
    <ServerForm
      action={sendReport}
      schema={reportSchema}
      draft={path}
      unsent="You have an unsent report."
      labelledBy="report-heading"
      path={path}
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <ChoiceField name="reason" legend="What is wrong?" choices={CHOICES} />
      <AreaField
        label="Details"
        name="details"
        hint="Required if the law is broken or for something else: say what is wrong, and why."
      />
      <div>
        <SendButton busyLabel="Sending...">
          <Send size={20} strokeWidth={1.9} aria-hidden="true" />
          Send report
        </SendButton>
      </div>
    </ServerForm>
  );
}
