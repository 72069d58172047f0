"use server";

import { addReport, findReportable } from "@/lib/database/contributions/reports";
import type { FormState } from "@/lib/forms/form-state";
import { doneTexts, textsOfForm } from "@/lib/forms/form-texts";
import { handleForm } from "@/lib/forms/handle-form";
import type failures from "@/lib/messages/en/forms/failures.json";
import type english from "@/lib/messages/en/forms/report.json";
import { reportSchema } from "@/lib/reports/schema";
import { ROUTES } from "@/lib/routes";

/** Keeps a report for the moderators; anyone may send one (P14.130). */
export async function sendReport(_state: FormState, data: FormData) {
  return handleForm({
    data,
    schema: reportSchema(textsOfForm<keyof typeof english>(data, "report-form")),
    limit: "report",
    async work({ kind, id, reason, details }, { database, user }) {
      const subject = `${kind}:${id}`;
      if (!(await findReportable(database, subject))) {
        const t = textsOfForm<keyof typeof failures>(data, "form-failures");
        return { failure: t("report.gone", { kind }) };
      }
      await addReport(database, { subject, reason, details, userId: user?.sub ?? null });
      const done = doneTexts(data);
      return {
        done: {
          href: ROUTES.reportSent,
          notice: { title: done("report.sent"), description: done("correction.sent") },
        },
      };
    },
  });
}
