"use client";

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { AreaField } from "@/components/forms/fields/area-field";
import { ChoiceField } from "@/components/forms/fields/choice-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import english from "@/lib/messages/en/forms/report.json";
import { sendReport } from "@/lib/reports/actions";
import {
  REPORT_REASONS,
  reportSchema,
  type ReportableKind,
  type ReportReason,
} from "@/lib/reports/schema";
import { reportHref } from "@/lib/routes";

const REASON_TEXTS: Readonly<Record<ReportReason, keyof typeof english>> = {
  "Advertising or spam": "reason.spam",
  "Not true, or never visited": "reason.untrue",
  "Insults or hatred": "reason.insults",
  "Someone's private data": "reason.private",
  "Against the law": "reason.illegal",
  "Something else": "reason.other",
};

type ReportFormProps = { kind: ReportableKind; id: string };

/** What is wrong with something on the site, for its moderators (P14.130). */
export function ReportForm({ kind, id }: ReportFormProps) {
  const t = useTexts("report-form", english);
  const path = reportHref(kind, id);
  const choices = REPORT_REASONS.map((reason) => ({
    value: reason,
    label: t(REASON_TEXTS[reason]),
  }));
  return (
    <ServerForm
      action={sendReport}
      schema={reportSchema(t)}
      draft={path}
      unsent={t("unsent")}
      labelledBy="report-heading"
      path={path}
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <ChoiceField name="reason" legend={t("reason")} choices={choices} />
      <AreaField label={t("details")} name="details" hint={t("details.hint")} />
      <div>
        <SendButton busyLabel={t("sending")}>
          <Icon name="Send" className="rtl:-scale-x-100" />
          {t("send")}
        </SendButton>
      </div>
    </ServerForm>
  );
}
