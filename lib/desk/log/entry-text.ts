/** What an entry of the log is about: the item of a queue, a restaurant, a city or an account. */
export type LogSubject = {
  /** As people know it: the name of a listing, the title of a review. */
  name: string;
  /** Its page at the desk; undefined where it is there no more. */
  href: string | undefined;
};

/** The place of the subject's name in a text. */
const NAME = "%";
/** The place of what an item is called. */
const ITEM = "{item}";

/** What an item is called in front of its name, by the prefix of its subject. */
const ITEMS: Readonly<Record<string, string>> = {
  listing: "listing",
  suggestion: "correction of",
  claim: "claim to",
  report: "report",
  review: "review",
  photo: "photo of",
  post: "post in",
  event: "event",
  message: "message of",
};

const TEXTS: Readonly<Record<string, string>> = {
  "listing.approve": "Listing % published",
  "listing.merge": "Listing % added to a restaurant",
  "listing.refuse": "Listing % rejected",
  "suggestion.take": "Correction of % accepted",
  "suggestion.refuse": "Correction of % rejected",
  "claim.accept": "Claim to % accepted",
  "claim.refuse": "Claim to % rejected",
  "claim.confirm": "Claim to % confirmed by e-mail",
  "claim.revoke": "Ownership of % ended",
  "claim.move": "Claim moved with its restaurant to %",
  "report.dismiss": "Report % dismissed",
  "report.uphold": "Removed after the report %",
  "review.publish": "Review % published",
  "review.remove": "Review % removed",
  "post.publish": "Post in % published",
  "post.remove": "Post in % removed",
  "event.publish": "Event % published",
  "event.remove": "Event % removed",
  "message.answer": "Message of % answered",
  "message.close": "Message of % closed",
  "owner.change": "Facts of % changed",
  "owner.undo": "A change of % by its owner taken back",
  "member.change": "Correction of % applied at once",
  "member.undo": "Correction of % taken back",
  "venue.edit": "Facts of % changed",
  "venue.close": "% closed for good",
  "venue.reopen": "% opened again",
  "venue.feature": "% featured",
  "venue.unfeature": "% no longer featured",
  "venue.merge": "% merged with another restaurant",
  "venue.split": "Restaurant split off from %",
  "photo.publish": "Photo of % published",
  "photo.remove": "Photo of % removed",
  "photo.add": "Photo of % added",
  "photo.main": "Main picture of % chosen",
  "city.edit": "City % changed",
  "account.view": "Account of % viewed",
  "account.suspend": "Account of % suspended",
  "account.unsuspend": "Suspension of % ended",
  "account.delete": "Account of % deleted",
  "account.export": "Account of % exported",
  "account.reset-second-factor": "Second factor of % reset",
  "import.same": "% is still the same business",
  "import.other": "% is another business now",
  "role.set": "Role of % changed",
  "question.ask": "Question asked about the {item} %",
  "decision.undo": "Decision on the {item} % taken back",
};

/**
 * What stands before and after the name of what an entry is about: "Listing " and " published". Undefined for an action that is
 * not about something with a name.
 */
export function entryText(action: string, subject: string) {
  const text = TEXTS[action];
  const item = ITEMS[subject.split(":")[0] ?? ""] ?? "item";
  const [before, after] = text?.replace(ITEM, item).split(NAME) ?? [];
  return before === undefined || after === undefined ? undefined : { before, after };
}
