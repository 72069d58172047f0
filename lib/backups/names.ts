const NAME = /^chard-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar(\.enc)?$/;

/** The file name of the backup of an instant: "chard-2026-11-26T02-15-00Z.tar", encrypted ".tar.enc". */
export function backupName(at: Date, isEncrypted: boolean) {
  const instant = at.toISOString().slice(0, 19).replaceAll(":", "-");
  return `chard-${instant}Z.tar${isEncrypted ? ".enc" : ""}`;
}

/** When the backup of a name was made; undefined for every other file. */
export function backupTime(name: string) {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  if (!day) return undefined;
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** The names of backups among others, the newest first. */
export function newestFirst(names: readonly string[]) {
  return names
    .flatMap((name) => {
      const at = backupTime(name);
      return at ? [{ name, at }] : [];
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.name < b.name ? -1 : 1));
}
