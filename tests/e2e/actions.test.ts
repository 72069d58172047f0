/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** The spec in which each server action is sent, by the folder of its actions.ts. */
const SPECS: Record<string, Record<string, string[]>> = {
  account: {
    "account/settings": [
      "changeEmail",
      "changePassword",
      "deleteAccount",
      "withdrawDeletion",
      "signOutOthers",
    ],
  },
  "account/language": { "languages/account-language": ["exchangeLanguage"] },
  "account/second-factor": {
    "account/second-factor": [
      "beginSecondFactor",
      "enterCode",
      "turnOffSecondFactor",
      "turnOnSecondFactor",
    ],
  },
  "account/sign-in": {
    "auth/auth": ["findNameFault"],
    "forms/without-javascript": ["signInWithoutScripts", "signUpWithoutScripts"],
  },
  claims: {
    "claims/claims": [
      "addPhoto",
      "claimRestaurant",
      "confirmOwnClaim",
      "publishReply",
      "removeOwnerPhoto",
    ],
    "claims/claims-http": ["withdrawReply"],
  },
  "claims/closed-dates": {
    "claims/closed-dates-http": ["addClosedDates", "removeClosedDates"],
  },
  "claims/owner-facts": { "claims/owner-facts-http": ["saveOwnerFacts"] },
  community: {
    "community/events": ["getGuests", "getOwnEvents", "joinWithoutScripts", "joinEvent"],
  },
  contact: { "contact/contact": ["openMessageForm", "sendMessage"] },
  corrections: {
    "corrections/corrections": ["confirmOpen", "sendCorrection"],
    "corrections/corrections-http": ["reportClosure"],
  },
  desk: {
    "claims/claims": ["answerMessage"],
    "claims/claims-http": ["endOwnership"],
    "desk/desk": ["approve", "decideItem", "refuse"],
    "desk/desk-http": ["mergeListing"],
    "desk/two-moderators-http": ["undo"],
    "questions/questions": ["ask"],
  },
  "desk/accounts": {
    "desk/accounts": ["removeAccount", "suspend", "unsuspend"],
    "desk/accounts-http": ["giveRole"],
  },
  "desk/cities": { "desk/cities": ["saveCity"] },
  "desk/imports": { "desk/imports": ["startImport"], "desk/takeovers-http": ["sayTakeover"] },
  "desk/changes-at-once": { "claims/owner-facts-http": ["undoChange"] },
  "desk/venues": {
    "desk/venues": ["removePhoto", "saveVenue", "split"],
    "desk/venues-http": ["addPhoto", "changeState", "chooseMainPhoto", "merge"],
  },
  dishes: {
    "dishes/dishes": ["getOwnMarks", "sendDish", "sendMark"],
    "dishes/dishes-http": ["markWithoutScripts", "serveDish", "withdrawDish"],
  },
  events: {
    "events/events": ["getOwnProposals"],
    "events/events-http": ["proposeEvent", "saveEvent", "withdrawEvent"],
  },
  favorites: {
    "favorites/favorites": [
      "endSharing",
      "exchangeFavorites",
      "getOwnFavorites",
      "saveFavoriteNote",
      "removeWithoutScripts",
      "shareWithoutScripts",
      "startSharing",
    ],
    "forms/without-javascript": ["saveWithoutScripts"],
  },
  "favorites/lists": {
    "lists/lists-http": [
      "addToList",
      "changePlace",
      "makeList",
      "removeList",
      "saveListName",
      "savePlace",
      "shareOwnList",
    ],
  },
  forum: {
    "forum/forum": ["openTopic", "replyToTopic", "saveEditedPost"],
    "forum/forum-http": ["withdrawPost"],
    "moderation/waiting": ["getOpenPosts"],
  },
  listings: { "listings/listings": ["submitListing"] },
  members: { "account/profile": ["saveProfile"], "account/settings": ["saveMails"] },
  "photos/visitors": { "photos/place-photos-http": ["describePhoto", "withdrawPhoto"] },
  "photos/votes": {
    "photos/photo-votes": ["getOwnPhotoVotes", "voteForPhoto"],
    "photos/photo-votes-http": ["voteForPhotoWithoutScripts"],
  },
  questions: { "questions/questions": ["sendAnswer"] },
  reports: { "reports/reports": ["sendReport"] },
  reviews: { "reviews/reviews": ["publishReview", "withdrawReview"] },
  "reviews/votes": {
    "reviews/reviews": ["getOwnVotes", "voteForReview"],
    "reviews/reviews-http": ["voteWithoutScripts"],
  },
  tips: {
    "tips/tips": ["getOwnTipVotes", "voteForPrice", "voteForTip"],
    "tips/tips-http": [
      "sendTip",
      "voteForPriceWithoutScripts",
      "voteForTipWithoutScripts",
      "withdrawTip",
    ],
  },
};

const FOLDERS = readdirSync("lib", { recursive: true, encoding: "utf8" })
  .filter((path) => /(^|\/)actions\.ts$/.test(path))
  .map((path) => path.replace(/\/actions\.ts$/, ""));

function actionsOf(folder: string) {
  const source = readFileSync(`lib/${folder}/actions.ts`, "utf8");
  return [...source.matchAll(/^export async function (\w+)/gm)].map(([, name]) => name!);
}

test("every folder with server actions is in the list", () => {
  expect(Object.keys(SPECS).sort()).toEqual(FOLDERS.sort());
});

test.each(FOLDERS)("every server action of lib/%s has its spec", (folder) => {
  const specs = SPECS[folder] ?? {};
  const listed = Object.values(specs).flat();
  expect(listed.sort()).toEqual(actionsOf(folder).sort());
  for (const spec of Object.keys(specs))
    expect([spec, existsSync(`e2e/${spec}.spec.ts`)]).toEqual([spec, true]);
});
