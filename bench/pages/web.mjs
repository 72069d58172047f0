// Lighthouse, mobile, on pages of the site beside the same content without a framework and an empty page of the same Next:
// `npm run bench:web`. Runs take turns; the table shows medians.
import { ensureChromium } from "../../scripts/test/chromium.mjs";
import { say } from "../../scripts/run/process.mjs";
import { audit } from "./audit.mjs";
import { withBerlin } from "./berlin.mjs";
import { serveEmptyPage, serveStaticTwins } from "./limit-pages.mjs";
import { median } from "../median.mjs";
import { withSite } from "../site.mjs";
import { printTable } from "../table.mjs";

/** Fewer while one works on the pages: BENCH_WEB_RUNS=1. */
const RUNS = Number(process.env.BENCH_WEB_RUNS ?? 5);
const PAGES = [
  "/",
  "/restaurants/near-me",
  "/restaurants/by-city",
  "/restaurants/1",
  "/community/ai-gallery",
  "/guides/veg-food",
];
/** So many restaurants does a large city have. */
const OF_BERLIN = 450;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const KILOBYTE = 1024;

/** The figures of one report: scores from 0 to 100, times in ms, sizes in KB as they were transferred. */
function figuresOf({ categories, audits }) {
  const requests = audits["network-requests"].details.items.filter(({ url }) =>
    url.startsWith("http"),
  );
  const kilobytes = (isCounted) =>
    requests.filter(isCounted).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) /
    KILOBYTE;
  const scores = CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)]);
  return {
    ...Object.fromEntries(scores),
    fcp: audits["first-contentful-paint"].numericValue,
    lcp: audits["largest-contentful-paint"].numericValue,
    tbt: audits["total-blocking-time"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
    scripts: kilobytes(({ resourceType }) => resourceType === "Script"),
    fonts: kilobytes(({ resourceType }) => resourceType === "Font"),
    rest: kilobytes(({ resourceType }) => !["Script", "Font"].includes(resourceType)),
    requests: requests.length,
  };
}

/** The audits that cost points outside performance, which is a matter of times. */
function complaintsOf({ categories, audits }) {
  return CATEGORIES.filter((name) => name !== "performance").flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => id),
  );
}

const whole = (value) => String(Math.round(value));
const ratio = (value, limit) => (limit > 0 ? (value / limit).toFixed(2) : "-");

function row(name, path, runs) {
  const of = (figure) => median(runs.map((run) => run[figure]));
  const scores = CATEGORIES.map((category) => of(category)).join(" ");
  const times = ["fcp", "lcp", "tbt"].map((figure) => whole(of(figure)));
  const sizes = ["scripts", "fonts", "rest", "requests"].map((figure) => whole(of(figure)));
  return [path, name, scores, ...times, of("cls").toFixed(3), ...sizes];
}

/** Pages with the restaurants of a large city: near me at it, its own page, and the first restaurant of that. */
async function pagesOfBerlin(origin) {
  const cityPath = "/restaurants/by-city/berlin";
  const html = await (await fetch(origin + cityPath)).text();
  const [, first] = /href="(\/restaurants\/green-[^"/]+)"/.exec(html);
  return ["/restaurants/near-me/berlin", cityPath, first];
}

const subject = (name, path, url) => ({ name, path, url, runs: [], complaints: new Set() });

/** The pages of a site beside the same content without a framework. */
async function besideTwins(site, paths) {
  const twins = await serveStaticTwins(site, paths);
  const subjects = paths.flatMap((path) => [
    subject("ours", path, site + path),
    subject("no framework", path, twins.origin + path),
  ]);
  return { subjects, close: twins.close };
}

/** Audits all in turns, so that what else the machine does meets each of them. */
async function auditInTurns(subjects) {
  const executablePath = await ensureChromium();
  for (let run = 1; run <= RUNS; run += 1) {
    say(`Run ${run} of ${RUNS}`);
    for (const { url, runs, complaints } of subjects) {
      const report = await audit(executablePath, url, CATEGORIES);
      runs.push(figuresOf(report));
      complaintsOf(report).forEach((id) => complaints.add(id));
    }
  }
}

/** Prints what Lighthouse says of the pages; nothing is asserted. */
export async function benchWeb() {
  await withSite((samples) =>
    withBerlin(OF_BERLIN, async (berlin) => {
      const empty = await serveEmptyPage();
      const pages = [
        await besideTwins(samples, PAGES),
        await besideTwins(berlin, await pagesOfBerlin(berlin)),
      ];
      const subjects = [
        subject("empty page", "/", `${empty.origin}/`),
        ...pages.flatMap(({ subjects }) => subjects),
      ];
      await auditInTurns(subjects);
      for (const { close } of [empty, ...pages]) close();
      print(subjects);
    }),
  );
}

function print(subjects) {
  printTable(
    `Lighthouse, mobile, medians of ${RUNS} runs; scores: performance, accessibility, best practices, SEO; ms and KB`,
    ["page", "which", "scores", "FCP", "LCP", "TBT", "CLS", "scripts", "fonts", "rest", "requests"],
    subjects.map(({ name, path, runs }) => row(name, path, runs)),
  );
  const [empty] = subjects;
  const of = ({ runs }, figure) => median(runs.map((run) => run[figure]));
  const ours = subjects.filter(({ name }) => name === "ours");
  printTable(
    "Ours over the limits",
    [
      "page",
      "LCP / no framework",
      "LCP / empty",
      "TBT / empty",
      "scripts / empty",
      "rest / no framework",
    ],
    ours.map((subject) => {
      const twin = subjects.find(
        ({ name, path }) => name === "no framework" && path === subject.path,
      );
      return [
        subject.path,
        ratio(of(subject, "lcp"), of(twin, "lcp")),
        ratio(of(subject, "lcp"), of(empty, "lcp")),
        ratio(of(subject, "tbt"), of(empty, "tbt")),
        ratio(of(subject, "scripts"), of(empty, "scripts")),
        ratio(of(subject, "rest"), of(twin, "rest")),
      ];
    }),
  );
  for (const { path, complaints } of ours)
    if (complaints.size > 0) console.log(`\n${path}: ${[...complaints].join(", ")}`);
}
