import { useTexts } from "#texts";
import { CancelDeletionForm } from "@/components/account/deletion/cancel-deletion-form";
import { formatDayIn } from "@/lib/languages/format-day";
import english from "@/lib/messages/en/account/saved.json";

/** Says when the account will be deleted (P14.61), with a button that cancels it until then. */
export function DeletionNotice({ dueAt }: { dueAt: Date | undefined }) {
  const t = useTexts("account-saved", english);
  if (!dueAt) return null;
  const isDue = dueAt <= new Date();
  const day = dueAt.toISOString().slice(0, 10);
  return (
    <section
      aria-labelledby="deletion"
      className="mb-8 flex flex-wrap items-center justify-between gap-4 rounded-lg bg-tomato-soft px-5 py-4 text-tomato-ink"
    >
      <h2 id="deletion" className="text-body font-semibold">
        {isDue
          ? t("deletion")
          : t.rich("deletion.due", {
              day: () => (
                <time key="day" dateTime={day}>
                  {formatDayIn(t.language, day)}
                </time>
              ),
            })}
      </h2>
      {!isDue && <CancelDeletionForm labelledBy="deletion" />}
    </section>
  );
}
