import { join } from "node:path";
import { imprintWarning } from "@/lib/about/contact-details";
import { CONTACT_SETTINGS } from "@/lib/about/site-contact";
import { findBuildFault, readStamp } from "@/lib/build-stamp";
import { closeStores, startStores } from "@/lib/database/client";
import { hasDatabase, isDatabaseRemote } from "@/lib/database/has-database";
import { findDatabaseFault, type DatabaseSettings } from "@/lib/database/mode";
import { limitRequests } from "@/lib/database/connection/wait-limit";
import { databaseInvalidations } from "@/lib/page-cache/database-invalidations";
import { startEmbeddedAuth } from "@/lib/embedded/instance";
import { replaceAfterError } from "@/lib/http/error-page";
import { numberRequests } from "@/lib/http/request-id";
import { replaceWhileUnavailable } from "@/lib/http/unavailable-page";
import { findSettingsFault, readEnvironment } from "@/lib/env";
import { SITE_URL } from "@/lib/public-env";
import { policyFor } from "@/lib/page-cache/finish-page";
import { installPageCache } from "@/lib/page-cache/install";
import { completeNotFound, notFoundPageOf } from "@/lib/page-cache/not-found-page";
import { hostChange } from "@/lib/page-cache/own-host";
import { readBuiltPaths } from "@/lib/next-internals/build-output";
import { requestFromThisServer, createPageRefresher } from "@/lib/page-cache/refresh-pages";
import { reportUnknownScripts } from "@/lib/page-cache/report-unknown-scripts";
import { finishOptions } from "@/lib/page-cache/site-pages";
import { inProcessInvalidations } from "@/lib/page-cache/tag-invalidations";
import { storePageViews } from "@/lib/page-views/count-view";
import { startDailyJobs } from "@/lib/jobs/daily-jobs";
import { startWithModerator } from "@/lib/server/first-moderator";
import { limitCookies } from "@/lib/http/cookie-limit";
import { replaceForwardedFor } from "@/lib/http/forwarded-for";
import { acceptUndecodablePaths } from "@/lib/next-internals/undecodable-paths";
import { addMissingPolicies } from "@/lib/http/missing-policy";
import { refuseLargeBodies } from "@/lib/http/body-limits";
import { ignoreBrokenOutput } from "@/lib/server/broken-output";
import { correctCacheHeaders } from "@/lib/http/cache-headers";
import { refuseUnexpectedHosts } from "@/lib/http/request-hosts";
import { prepareSearch } from "@/lib/server/prepare-search";
import { secretKeyWarning } from "@/lib/supabase/secret-key";
import { stopGracefully } from "@/lib/next-internals/shutdown";

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

/** What a server process does besides serving requests. */
export async function startServer() {
  ignoreBrokenOutput();
  const fault = findFault();
  if (fault) {
    console.error(`\n${fault}`);
    process.exit(1);
  }
  numberRequests();
  if (process.env.CHARD_LOG === "json") {
    const { logAsJson } = await import("@/lib/server/json-log");
    logAsJson();
  }
  if (process.env.CHARD_METRICS_TOKEN) {
    const { startMetrics } = await import("@/lib/metrics/registry");
    startMetrics();
  }
  if (isDatabaseRemote()) limitRequests();
  if (process.env.NODE_ENV === "production") {
    const options = finishOptions(buildFolder(), readEnvironment(process.env));
    const invalidations = hasDatabase()
      ? databaseInvalidations(refresher())
      : inProcessInvalidations;
    const host = changeOfHost();
    const notFoundPage = notFoundPageOf(buildFolder(), options, host);
    installPageCache(options, notFoundPage, invalidations, hasDatabase(), host);
    correctCacheHeaders(hasDatabase());
    addMissingPolicies({
      policyOf: (html, path) => {
        const { policy, unknownScripts } = policyFor(html, path, options);
        reportUnknownScripts(unknownScripts);
        return policy;
      },
      replace: (status, { begun, headers, scope }) =>
        replaceWhileUnavailable(status, begun, scope) ?? replaceAfterError(status, headers),
      complete: completeNotFound(notFoundPage, hasDatabase()),
    });
  }
  refuseUnexpectedHosts();
  replaceForwardedFor();
  refuseLargeBodies();
  acceptUndecodablePaths();
  limitCookies();
  stopGracefully(async () => {
    await storePageViews();
    await closeStores();
  });
  const warning = imprintWarning(CONTACT_SETTINGS, SITE_URL);
  if (warning) console.warn(warning);
  const keyWarning = secretKeyWarning();
  if (keyWarning) console.warn(keyWarning);
  startStores();
  if (hasDatabase()) {
    const settings = readEnvironment(process.env);
    startDailyJobs(settings);
    void startWithModerator(settings);
    prepareSearch(requestFromThisServer(SITE_URL));
  }
  startEmbeddedAuth();
}
