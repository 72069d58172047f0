"use server";

import { addReport, findReportable } from "@/lib/database/contributions/reports";
import type { FormState } from "@/lib/forms/form-state";
import { handleForm } from "@/lib/forms/handle-form";
import { reportSchema } from "@/lib/reports/schema";
import { ROUTES } from "@/lib/routes";

/** Keeps a report for the moderators; anyone may send one (P14.130). */
export async function sendReport(_state: FormState, data: FormData) {
  return handleForm({
    data,
    schema: reportSchema,
    limit: "report",
    async work({ kind, id, reason, details }, { database, user }) {
      const subject = `${kind}:${id}`;
      if (!(await findReportable(database, subject)))
        return { failure: `This ${kind} is no longer shown, so there is nothing to report.` };
      await addReport(database, { subject, reason, details, userId: user?.sub ?? null });
      return {
        done: {
          href: ROUTES.reportSent,
          notice: { title: "Report sent", description: "A moderator will review it." },
        },
      };
    },
  });
}
