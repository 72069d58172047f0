import { QUEUES, wordsOf } from "@/lib/desk/queues";

/** What was done; `entry`: the same around the name of what it was done to ("%"), where that has one. */
type Done = { text: string; entry?: string };

/** What the desk does beside deciding on items of its queues. */
const OTHERS: Readonly<Record<string, Done>> = {
  "owner.change": { text: "Facts changed by the owner", entry: "Facts of % changed" },
  "owner.undo": {
    text: "The owner's change taken back",
    entry: "A change of % by its owner taken back",
  },
  "member.change": {
    text: "Facts changed by a trusted member",
    entry: "Correction of % applied at once",
  },
  "member.undo": {
    text: "A trusted member's change taken back",
    entry: "Correction of % taken back",
  },
  "venue.edit": { text: "Facts changed", entry: "Facts of % changed" },
  "venue.close": { text: "Closed for good", entry: "% closed for good" },
  "venue.reopen": { text: "Opened again", entry: "% opened again" },
  "venue.feature": { text: "Featured", entry: "% featured" },
  "venue.unfeature": { text: "No longer featured", entry: "% no longer featured" },
  "venue.merge": { text: "Merged", entry: "% merged with another restaurant" },
  "venue.split": { text: "Split", entry: "Restaurant split off from %" },
  "photo.add": { text: "Photo added", entry: "Photo of % added" },
  "photo.main": { text: "Main picture chosen", entry: "Main picture of % chosen" },
  "city.edit": { text: "City changed", entry: "City % changed" },
  "account.view": { text: "Viewed the account", entry: "Account of % viewed" },
  "account.suspend": { text: "Account suspended", entry: "Account of % suspended" },
  "account.unsuspend": { text: "Suspension ended", entry: "Suspension of % ended" },
  "account.delete": {
    text: "Account to be deleted",
    entry: "Account of % to be deleted",
  },
  "account.deleted": { text: "Account deleted", entry: "Account of % deleted" },
  "account.export": { text: "Account exported", entry: "Account of % exported" },
  "account.reset-second-factor": {
    text: "Second factor reset",
    entry: "Second factor of % reset",
  },
  "import.same": { text: "Still the same business", entry: "% is still the same business" },
  "import.other": { text: "Another business now", entry: "% is another business now" },
  "import.start": { text: "Import started" },
  "import.apply": { text: "Import applied" },
  "role.set": { text: "Role changed", entry: "Role of % changed" },
  "backup.make": { text: "Backup made" },
  "backup.fail": { text: "Backup failed" },
  "question.ask": { text: "Question sent", entry: "Question asked about the {item} %" },
  "decision.undo": { text: "Decision taken back", entry: "Decision on the {item} % taken back" },
};

const DECISIONS: Readonly<Record<string, Done>> = Object.fromEntries(
  QUEUES.map(wordsOf).flatMap(({ subject, actions }) =>
    Object.entries(actions).map(([name, done]) => [`${subject}.${name}`, done]),
  ),
);

const doneBy = (action: string) => DECISIONS[action] ?? OTHERS[action];

/** What an entry of the audit log says was done. */
export const actionText = (action: string) => doneBy(action)?.text ?? action;

/** The same around the name of what it was done to ("%"). */
export const entryWords = (action: string) => doneBy(action)?.entry;
