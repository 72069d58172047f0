import type { BackupNote } from "@/lib/desk/operation/backup-note";

type DeskFooterProps = { version: string; backup: BackupNote };

/** What an operator looks for below every page of the desk: the version, and the last backup. */
export function DeskFooter({ version, backup }: DeskFooterProps) {
  return (
    <aside aria-label="About this server" className="wrap pb-8 text-small text-ink-2">
      <p>Version {version}.</p>
      {!backup.isWarning && <p className="wrap-anywhere">{backup.text}</p>}
    </aside>
  );
}
