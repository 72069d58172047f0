import { SETTINGS_CHANGES, type SettingsChange } from "@/lib/upgrade/settings-changes";

type Variables = Readonly<Record<string, string | undefined>>;

/** The site's own names; others belong to other programs. */
const OWN = /^(CHARD|NEXT_PUBLIC)_/;
/** Of deploy/one-box, beside the site's in one file. */
const OF_COMPOSE = ["CHARD_DOMAIN"];

/** What this version makes of set variables: names that are gone or unknown, each as one line. */
export function findOutdatedSettings(
  variables: Variables,
  known: readonly string[],
  changes: readonly SettingsChange[] = SETTINGS_CHANGES,
) {
  const renamed = Object.assign({}, ...changes.map((change) => change.renamed)) as Variables;
  const removed = Object.assign({}, ...changes.map((change) => change.removed)) as Variables;
  return Object.keys(variables)
    .filter((name) => variables[name]?.trim() && OWN.test(name))
    .filter((name) => ![...known, ...OF_COMPOSE].includes(name))
    .map((name) => {
      if (renamed[name]) return `${name} is called ${renamed[name]} now.`;
      if (removed[name]) return `${name} means nothing any more: ${removed[name]}`;
      return `${name} is not a setting of this version: it may be misspelt.`;
    });
}

/** The settings that the newest version added and that are not set. */
export function findNewSettings(
  variables: Variables,
  [newest]: readonly SettingsChange[] = SETTINGS_CHANGES,
) {
  return newest?.added.filter((name) => !variables[name]?.trim()) ?? [];
}
