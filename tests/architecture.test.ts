/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import ts from "typescript";

/**
 * Every file that starts with "use client", sorted, with the reason. The server is the default: a new line here is a decision
 * to send that file, and all it imports, to every visitor of its screens.
 */
const ISLANDS: Record<string, string> = {
  "app/stored-world.tsx": "has pages use the kept world without a connection",
  "components/about/contact-form.tsx": "logs what was typed and says that nothing is sent",
  "components/about/lazy-message-form.tsx": "loads the form for messages where it is shown",
  "components/account/deletion/cancel-deletion-form.tsx": "cancels a deletion",
  "components/account/deletion/delete-account-form.tsx": "checks and sends the wish to leave",
  "components/account/fresh-session.tsx": "renews the session where the account has changed",
  "components/account/profile/profile-form.tsx": "checks and sends the public name",
  "components/account/second-factor/begin-factor-form.tsx":
    "checks the password before a second factor",
  "components/account/second-factor/turn-off-factor-form.tsx":
    "checks the password, turns a second factor off",
  "components/account/second-factor/turn-on-factor-form.tsx": "checks and sends the first code",
  "components/account/settings/email-form.tsx": "checks and sends a new e-mail address",
  "components/account/settings/mail-form.tsx": "sends which e-mails are wanted",
  "components/account/settings/password-form.tsx": "checks and sends a new password",
  "components/account/settings/sign-out-others-form.tsx": "signs out other devices",
  "components/account/settings/theme-choice.tsx": "the theme is kept in this browser",
  "components/account/settings/units-choice.tsx": "the unit is kept in this browser",
  "components/auth/auth-screen.tsx": "checks and sends the sign-in and sign-up form",
  "components/auth/code-form.tsx": "checks and sends the code of a second factor",
  "components/auth/link-problem-notice.tsx": "says what was wrong with a link from an e-mail",
  "components/auth/menu/account-menu.tsx": "opens the signed-in visitor's menu",
  "components/auth/menu/sheet-account.tsx": "the account in the phone sheet",
  "components/auth/plain-account-forms.tsx": "checks and sends the forms that need no scripts",
  "components/auth/reset/reset-screen.tsx": "requests a link, or sets a new password",
  "components/auth/signed-in-email.tsx":
    "names who is signed in, in a page that is the same for all",
  "components/auth/signed-out-only.tsx": "leads home once there is a session",
  "components/cities/cities.tsx": "search and selection",
  "components/cities/use-selected-city.ts": "the selected city in the fragment",
  "components/claims/claim-form.tsx": "checks and sends a claim to a restaurant",
  "components/claims/confirm-claim-form.tsx": "sends that a link of a mail was meant",
  "components/claims/owner-photo-form.tsx": "checks and sends an owner's photo",
  "components/claims/remove-photo-form.tsx": "sends that an owner's photo goes",
  "components/claims/reply-form.tsx": "checks and sends an owner's reply",
  "components/claims/withdraw-reply-form.tsx": "sends that a reply goes",
  "components/community/events/event-actions.tsx": "an event that is over cannot be joined",
  "components/community/events/event-lists.tsx": "what is to come depends on the clock",
  "components/community/events/event-members.tsx": "names the guests to guests",
  "components/community/events/join-event-button.tsx": "a press shows a notice",
  "components/community/forum/edit-post-link.tsx": "shows the author the way to edit",
  "components/community/forum/lazy-reply-form.tsx": "loads the form for replies where it is shown",
  "components/community/forum/post-edit-form.tsx": "checks and sends a post's new text",
  "components/community/forum/reply-page-form.tsx": "checks and sends a reply",
  "components/community/forum/topic-form.tsx": "checks and sends a new topic",
  "components/community/forum/waiting-posts.tsx": "shows the author what waits",
  "components/community/forum/withdraw-post-form.tsx": "asks before it deletes a post",
  "components/corrections/closure-form.tsx": "checks and sends that a restaurant has closed",
  "components/corrections/confirmation-form.tsx": "sends that a restaurant is open",
  "components/corrections/facts-form.tsx": "checks and sends what is wrong with a restaurant",
  "components/desk/accounts/delete-form.tsx": "checks and sends that an account goes, and why",
  "components/desk/accounts/end-suspension-form.tsx": "sends that an account may write again",
  "components/desk/accounts/role-form.tsx": "checks and sends a role",
  "components/desk/accounts/suspend-form.tsx": "checks and sends why an account is suspended",
  "components/desk/cities/city-form.tsx": "checks and sends the name and slug of a city",
  "components/desk/decisions/answer-form.tsx": "checks and sends the answer to a message",
  "components/desk/decisions/approval-form.tsx": "checks and sends a listing as it is published",
  "components/desk/decisions/ask-form.tsx": "checks and sends a question to a sender",
  "components/desk/decisions/decision-form.tsx": "sends a decision",
  "components/desk/decisions/merge-listing-form.tsx":
    "checks and sends which restaurant a listing is",
  "components/desk/decisions/refusal-form.tsx": "checks and sends a reason",
  "components/desk/decisions/undo-form.tsx": "takes a decision back",
  "components/desk/desk-keys.tsx": "the keys of the desk",
  "components/desk/imports/import-form.tsx": "checks and sends what to import",
  "components/desk/imports/refresh-while-running.tsx": "refreshes the page during an import",
  "components/desk/imports/takeover-form.tsx":
    "sends whether an element still is the same business",
  "components/desk/items/correction-form.tsx": "counts the facts that are taken, and sends them",
  "components/desk/venues/merge-form.tsx": "checks and sends which restaurants are one",
  "components/desk/venues/photo-removal-form.tsx": "checks and sends why a photo goes",
  "components/desk/venues/split-form.tsx": "checks and sends which element is another restaurant",
  "components/desk/venues/state-form.tsx": "sends whether a restaurant is open or featured",
  "components/desk/venues/venue-form.tsx": "checks and sends the facts of a restaurant",
  "components/desk/venues/venue-owners.tsx": "checks and sends why an ownership ends",
  "components/desk/venues/venue-photos.tsx":
    "checks and sends photos, and which one is the main picture",
  "components/gallery/gallery.tsx": "one state behind totals, carousel, cards and dialog",
  "components/guides/ingredients.tsx": "the amounts follow the servings",
  "components/home/audience-action.tsx": "a press shows a notice",
  "components/home/audience-tabs.tsx": "switches between two panels",
  "components/home/feature-alert.tsx": "opens an alert dialog",
  "components/home/location-search.tsx": "suggests places while one types, and goes to near-me",
  "components/layout/early-input.tsx":
    "does what was pressed and typed before the page was hydrated",
  "components/layout/join-link.tsx": "opens the sign-up form where there is a database",
  "components/layout/nav-link.tsx": "marks the page that is open",
  "components/layout/nav-menu.tsx": "closes after a choice or when focus leaves",
  "components/layout/not-found-message.tsx": "reads and logs the address that was tried",
  "components/layout/on-width.tsx": "keeps the bar or the sheet, whichever the width shows",
  "components/layout/page-focus.tsx":
    "moves the focus to the next page, and Back to the link that was left",
  "components/layout/page-unavailable.tsx":
    "says that a page of the account could not be rendered, and requests it again",
  "components/layout/site-menu.tsx": "opens and closes the phone sheet",
  "components/layout/social-buttons.tsx": "a press shows a notice",
  "components/layout/theme-toggle.tsx": "switches and stores the theme",
  "components/layout/toaster.tsx": "loads the notices when idle",
  "components/map/map-on-demand.tsx": "loads a map that was a picture once it is wanted",
  "components/map/map-view-on-demand.tsx": "loads a map's view with it",
  "components/map/map-view.tsx": "fetches its engine when it comes into view",
  "components/offline/offline-support.tsx": "registers the service worker",
  "components/offline/try-again.tsx":
    "loads the page again, also by itself when the network is back",
  "components/places/country-cities.tsx": "searches among the cities, beside their map",
  "components/places/local-distance.tsx": "the unit is the visitor's own",
  "components/places/open-count.tsx": "what is open depends on the clock",
  "components/places/place-map.tsx": "loads the city's map once it is wanted",
  "components/questions/answer-question-form.tsx": "checks and sends the answer to a question",
  "components/reports/report-form.tsx": "checks and sends a report",
  "components/restaurants/actions/sample-contact-link.tsx":
    "a press says that the restaurant is made up",
  "components/restaurants/actions/share-button.tsx": "shares the address",
  "components/restaurants/cards/restaurant-grid.tsx": "open now",
  "components/restaurants/cards/restaurant-link.tsx":
    "shows the loading state while the page is on its way",
  "components/restaurants/detail/back-to-near-me.tsx": "goes back in history",
  "components/restaurants/favorites/favorite-note.tsx": "checks and sends the note on a favorite",
  "components/restaurants/favorites/favorites.tsx": "the list is kept in this browser",
  "components/restaurants/favorites/save-button.tsx": "keeps the restaurant on this device",
  "components/restaurants/listings/add-listing-form.tsx":
    "submits, and shows the listing while it is typed",
  "components/restaurants/listings/lazy-listing-form.tsx":
    "loads the form for listings where it is shown",
  "components/restaurants/near-me-location/use-near-me-location.ts": "the location in use",
  "components/restaurants/near-me/near-me.tsx": "the list follows place, filters and sort",
  "components/restaurants/offline/world-offline.tsx":
    "reads from the kept world without a connection",
  "components/restaurants/opening-hours/open-now.tsx": "depends on the clock",
  "components/restaurants/opening-hours/opening-hours.tsx": "marks today; phones unfold the week",
  "components/restaurants/reviews/lazy-helpful-button.tsx":
    "loads the button for votes where it is shown",
  "components/restaurants/reviews/not-open-yet-button.tsx": "a press shows a notice",
  "components/restaurants/reviews/review-form.tsx": "checks and sends a review",
  "components/restaurants/reviews/withdraw-review-form.tsx": "deletes one's own review",
  "components/restaurants/world-map/world-map.tsx": "reads tiles as they come into view",
  "components/site/leave-when-signed-out.tsx": "leaves a private page when the session ends",
  "components/ui/intent-link.tsx": "fetches a page ahead when its link is about to be pressed",
  "components/ui/modal.tsx": "shows a native dialog",
  "components/ui/notices/notice-toaster.tsx": "notices: timers and swipes",
  "components/world/lazy-world-offer.tsx": "loads the offer where the world can be kept",
  "components/world/world-offer.tsx": "keeps the world on this device after a press",
  "lib/browser/use-now.ts": "the clock",
};

const MAX_LINES = 250;

/** As many as one can look through for a subject. */
const MAX_FILES = 25;

/** One file is one record: nobody looks through them for a subject. */
const LISTS_OF_RECORDS = /^(docs\/decisions|lib\/database\/migrations)(\/|$)/;

/** What other commands write. */
const WRITTEN = /(^|\/)(\.next|node_modules|results)(\/|$)/;

function filesUnder(...folders: string[]) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(tsx?|mjs)$/.test(path))
      .map((path) => `${folder}/${path}`),
  );
}

function parse(path: string) {
  return ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
}

function isExported(node: ts.Node) {
  return (
    ts.canHaveModifiers(node) &&
    ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

function isAsyncFunction(node: ts.Node) {
  return (
    ts.isFunctionDeclaration(node) &&
    node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword)
  );
}

function isTypeOnly(node: ts.Node) {
  return (
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    (ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
  );
}

/** `export const NAME: Type = [...]` or `{...}`: the type stands in front, so a wrong record is an error where it is wrong. */
function isTypedRecord(node: ts.Node) {
  if (!ts.isVariableStatement(node) || !isExported(node)) return false;
  return node.declarationList.declarations.every(
    ({ type, initializer }) =>
      type &&
      initializer &&
      (ts.isArrayLiteralExpression(initializer) || ts.isObjectLiteralExpression(initializer)),
  );
}

const islands = filesUnder("app", "components", "lib").filter((path) =>
  /^\s*(\/\/.*\n|\/\*[\s\S]*?\*\/|\s)*["']use client["']/.test(readFileSync(path, "utf8")),
);

/** Next wants each to be an island; they are only loaded where a page of one's own is. */
const BOUNDARY = /^app\/.*\/error\.tsx$/;

test("the islands are the ones that were decided on", () => {
  expect(islands.filter((path) => !BOUNDARY.test(path)).toSorted()).toEqual(Object.keys(ISLANDS));
});

test("every page that reads the current user has a state for unavailable accounts (P14.400)", () => {
  const files = filesUnder("app");
  const readsUser =
    /\b(requireUser|requireSecondStep|requireOwner|requireClaimant|getCurrentUser|getRole)\(/;
  const pages = files.filter(
    (path) => path.endsWith("/page.tsx") && readsUser.test(readFileSync(path, "utf8")),
  );
  const folders = files.filter((path) => BOUNDARY.test(path)).map((path) => dirname(path));
  const isBelow = (page: string) => folders.some((folder) => page.startsWith(`${folder}/`));
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter((page) => !isBelow(page))).toEqual([]);
});

test("no page, layout or template is an island", () => {
  expect(
    islands.filter((path) => /\/(page|layout|template|default|not-found)\.tsx$/.test(path)),
  ).toEqual([]);
});

describe.each(filesUnder("lib").filter((path) => path.endsWith("/queries.ts")))("%s", (path) => {
  const { statements } = parse(path);

  test("stays on the server", () => {
    const [first] = statements;
    expect(first && ts.isImportDeclaration(first) && first.moduleSpecifier.getText()).toBe(
      '"server-only"',
    );
  });

  test("exports async functions alone, as a database would need", () => {
    const others = statements.filter((node) => isExported(node) && !isAsyncFunction(node));
    expect(others.map(({ pos }) => pos)).toEqual([]);
    expect(statements.filter(ts.isExportDeclaration)).toEqual([]);
  });
});

test.each(filesUnder("data"))("%s holds typed records and nothing else", (path) => {
  const others = parse(path).statements.filter((node) => !isTypeOnly(node) && !isTypedRecord(node));
  expect(others.map((node) => node.getText().slice(0, 60))).toEqual([]);
});

test("no file is too long to be about one subject", () => {
  const long = filesUnder("app", "components", "lib", "scripts")
    .map((path) => ({ path, lines: readFileSync(path, "utf8").split("\n").length - 1 }))
    .filter(({ lines }) => lines > MAX_LINES);
  expect(long).toEqual([]);
});

test("no folder has more files than one can look through", () => {
  const parts = ["app", "bench", "components", "data", "deploy", "docs", "e2e", "lib", "scripts"];
  const folders = [...parts, "tests"]
    .flatMap((part) => readdirSync(part, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath }) => parentPath)
    .filter((folder) => !LISTS_OF_RECORDS.test(folder) && !WRITTEN.test(folder));
  const counts = new Map<string, number>();
  for (const folder of folders) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(100);
  expect([...counts].filter(([, files]) => files > MAX_FILES)).toEqual([]);
});
