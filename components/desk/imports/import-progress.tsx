import { RefreshWhileRunning } from "@/components/desk/imports/refresh-while-running";
import { IntentLink } from "@/components/ui/intent-link";
import { formatCount } from "@/lib/counts";
import { ageOf } from "@/lib/desk/ages";
import { deskHref } from "@/lib/routes";

export type StartedImport = {
  scope: string;
  by: string;
  startedAt: Date;
  elements: number;
  isRunning: boolean;
  failure?: string;
};

type ImportProgressProps = { started: StartedImport | undefined; isRunning: boolean; now: Date };

function progressText(started: StartedImport | undefined, isRunning: boolean, now: Date) {
  if (!started?.isRunning)
    return isRunning ? "An import is under way on another server." : undefined;
  const { scope, by, startedAt, elements } = started;
  const read =
    elements === 0 ? "Waiting for the server." : `${formatCount(elements)} elements read.`;
  return `${by} started ${scope} ${ageOf(startedAt, now)} ago. ${read}`;
}

/** How far the import that was started here is, and why it failed if it did (P14.108). The failure alone is announced: the count changes every 2 s. */
export function ImportProgress({ started, isRunning, now }: ImportProgressProps) {
  const text = progressText(started, isRunning, now);
  const failure = started?.isRunning ? undefined : started?.failure;
  return (
    <div className="max-w-152">
      {text && (
        <p className="rounded-tile bg-turmeric-soft px-4 py-3">
          {text}{" "}
          <IntentLink href={deskHref("imports")} className="link">
            Look again
          </IntentLink>
        </p>
      )}
      <div aria-live="polite" aria-atomic="true">
        {failure && (
          <p className="rounded-tile bg-tomato-soft px-4 py-3 wrap-anywhere text-tomato-ink">
            The import of {started?.scope} failed: {failure}
          </p>
        )}
      </div>
      {text && <RefreshWhileRunning />}
    </div>
  );
}
