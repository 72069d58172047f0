import { join, resolve } from "node:path";
import { imprintWarning } from "@/lib/about/contact-details";
import { CONTACT_SETTINGS } from "@/lib/about/site-contact";
import { findBuildFault, readStamp } from "@/lib/build-stamp";
import { installStores } from "@/lib/database/client";
import { startStores, waitForStores } from "@/lib/database/open-stores";
import { hasDatabase } from "@/lib/database/has-database";
import { findDatabaseFault, type DatabaseSettings } from "@/lib/database/mode";
import { changePositions, type ChangePositions } from "@/lib/page-cache/change-positions";
import { databaseInvalidations } from "@/lib/page-cache/database-invalidations";
import { startEmbeddedAuth } from "@/lib/embedded/instance";
import { replaceAfterError } from "@/lib/http/error-page";
import { replaceWhileUnavailable } from "@/lib/http/unavailable-page";
import { findSettingsFault, readEnvironment } from "@/lib/env";
import { SITE_URL } from "@/lib/public-env";
import { policyFor } from "@/lib/page-cache/finish-page";
import { installPageCache } from "@/lib/page-cache/install";
import { completeNotFound, notFoundPageOf } from "@/lib/page-cache/not-found-page";
import { hostChange } from "@/lib/page-cache/own-host";
import { readBuiltPaths } from "@/lib/next-internals/build-output";
import { onRequest, type RequestStep } from "@/lib/next-internals/on-request";
import { requestFromThisServer, createPageRefresher } from "@/lib/page-cache/refresh-pages";
import { reportUnknownScripts } from "@/lib/page-cache/report-unknown-scripts";
import { pagesVersion } from "@/lib/page-cache/pages-version";
import { finishOptions } from "@/lib/page-cache/site-pages";
import { createStoredPages } from "@/lib/page-cache/stored-pages";
import { inProcessInvalidations } from "@/lib/page-cache/tag-invalidations";
import { startDailyJobs } from "@/lib/jobs/daily-jobs";
import { mailCancellation, mailChange } from "@/lib/mail/notifications/event-mails";
import { installMemberMails } from "@/lib/mail/notifications/member-mails";
import { mailWatchers } from "@/lib/mail/notifications/review-mails";
import { choosePhotoStorage } from "@/lib/photos/choose-storage";
import { installPhotos } from "@/lib/photos/store";
import { storeChosen } from "@/lib/photos/store-photo";
import { startWithModerator } from "@/lib/server/first-moderator";
import { completeResponses } from "@/lib/http/complete-response";
import { ignoreBrokenOutput } from "@/lib/server/broken-output";
import { correctCacheHeaders } from "@/lib/http/cache-headers";
import { requestSteps } from "@/lib/server/request-steps";
import { prepareSearch } from "@/lib/server/prepare-search";
import { secretKeyWarning } from "@/lib/supabase/secret-key";

function buildFolder() {
  return join(/* turbopackIgnore: true */ process.cwd(), ".next");
}

/** The standalone copy never runs next.config.ts, which looks for these faults everywhere else. */
function findFault() {
  const fault =
    findSettingsFault(process.env) ?? findDatabaseFault(process.env as DatabaseSettings);
  if (fault || process.env.NODE_ENV !== "production") return fault;
  const stamp = readStamp(buildFolder());
  // Hosts that pack the build in their own way leave the stamp behind.
  return stamp && findBuildFault(stamp, process.env);
}

/** What gives pages of the build this server's port; undefined where they have it, or the settings name the site's address. */
function changeOfHost() {
  const built = readStamp(buildFolder())?.localHost;
  const own = new URL(SITE_URL).host;
  return built && built !== own ? hostChange(built, own) : undefined;
}

/** Renders the pages of the build again where they are out of date. */
function refresher() {
  return createPageRefresher(readBuiltPaths(buildFolder()), requestFromThisServer(SITE_URL));
}

/** Pages that outlive this process, in the data directory. */
function pagesOnDisk(positions: ChangePositions) {
  const directory = resolve(/* turbopackIgnore: true */ process.env.CHARD_DATA_DIR || ".data");
  const settings = readEnvironment(process.env);
  return createStoredPages({
    folder: join(directory, "pages"),
    version: pagesVersion(buildFolder(), settings, SITE_URL),
    positions,
  });
}

/** Pages of a build are finished in the page cache, and those that do not pass through it when they are sent. */
function startPages(): RequestStep[] {
  if (process.env.NODE_ENV !== "production") return [];
  const options = finishOptions(buildFolder(), readEnvironment(process.env));
  const positions = changePositions();
  const invalidations = hasDatabase()
    ? databaseInvalidations(refresher(), positions)
    : inProcessInvalidations;
  const host = changeOfHost();
  const notFoundPage = notFoundPageOf(buildFolder(), options, host);
  installPageCache(options, notFoundPage, invalidations, hasDatabase(), {
    host,
    ...(hasDatabase() && { storedPages: pagesOnDisk(positions) }),
  });
  const completed = completeResponses({
    policyOf: (html, path) => {
      const { policy, unknownScripts } = policyFor(html, path, options);
      reportUnknownScripts(unknownScripts);
      return policy;
    },
    replace: (status, { begun, headers, scope }) =>
      replaceWhileUnavailable(status, begun, scope) ?? replaceAfterError(status, headers),
    complete: completeNotFound(notFoundPage, hasDatabase()),
    correctHead: (response, status) => correctCacheHeaders(response, status, hasDatabase()),
  });
  return [completed];
}

/** What actions and pages call without depending on it (docs/how-it-works.md). */
function installParts() {
  installStores(waitForStores);
  installPhotos({ chooseStorage: choosePhotoStorage, storeChosen });
  installMemberMails({ mailWatchers, mailChange, mailCancellation });
}

/** What the operator should know, though the server starts. */
function warn() {
  for (const warning of [imprintWarning(CONTACT_SETTINGS, SITE_URL), secretKeyWarning()])
    if (warning) console.warn(warning);
}

/** What a server process does besides serving requests. */
export async function startServer() {
  ignoreBrokenOutput();
  const fault = findFault();
  if (fault) {
    console.error(`\n${fault}`);
    process.exit(1);
  }
  installParts();
  onRequest(await requestSteps(startPages));
  warn();
  startStores();
  if (hasDatabase()) {
    const settings = readEnvironment(process.env);
    startDailyJobs(settings);
    void startWithModerator(settings);
    prepareSearch(requestFromThisServer(SITE_URL));
  }
  startEmbeddedAuth();
}
