import type { BackupNote } from "@/lib/desk/operation/backup-note";

/** Above every page of the desk while no new backup has been made for two days. */
export function BackupWarning({ backup }: { backup: BackupNote }) {
  if (!backup.isWarning) return null;
  return (
    <div className="wrap pt-4">
      <p className="rounded-tile bg-turmeric-soft px-4 py-3 text-note wrap-anywhere text-ink">
        <b>Backups: </b>
        {backup.text}
      </p>
    </div>
  );
}
