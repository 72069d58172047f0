/** For responses that are not pages (redirects, the auth API, files): they may load nothing. */
export const NON_PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What the site uses of a browser: its position, and sharing a link (Chromium on Linux knows no feature "web-share"). */
const USED_FEATURES = ["clipboard-write", "geolocation"];
/**
 * Features that the site never uses, so that injected code cannot use them either. Reading the clipboard is left to the browser, which asks the
 * visitor, so that the browser tests can see what was copied.
 */
const UNUSED_FEATURES = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "compute-pressure",
  "cross-origin-isolated",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "sync-xhr",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

const PERMISSIONS = [
  ...USED_FEATURES.map((name) => `${name}=(self)`),
  ...UNUSED_FEATURES.map((name) => `${name}=()`),
].join(", ");

const DAY_SECONDS = 24 * 60 * 60;
const WEEK_SECONDS = 7 * DAY_SECONDS;
const TWO_YEARS_SECONDS = 2 * 365 * DAY_SECONDS;

function headers(values: Record<string, string>) {
  return Object.entries(values).map(([key, value]) => ({ key, value }));
}

/**
 * The headers that do not depend on the response, in the form of next.config.ts. Pages have a policy of their own
 * (lib/page-cache/finish-page.ts): two in one response would both apply.
 */
export const securityHeaders = (publicFolders: readonly string[], logo?: string) => [
  {
    source: "/:path*",
    headers: headers({
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
    }),
  },
  {
    // They say how a document behaves: to the twenty files of a page they would add a kilobyte each.
    source: `/:path((?!_next/static/|(?:${publicFolders.join("|")})/).*)`,
    headers: headers({
      "X-Frame-Options": "DENY",
      // Google checks keys by the referrer's origin, so it must be told.
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": PERMISSIONS,
      "Cross-Origin-Opener-Policy": "same-origin",
    }),
  },
  {
    source: `/:folder(${publicFolders.join("|")})/:path*`,
    headers: headers({
      "Cache-Control": `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${WEEK_SECONDS}`,
    }),
  },
  // A drawing that is opened by itself is a document of this site, and the operator's may come from anywhere.
  ...(logo
    ? [{ source: logo, headers: headers({ "Content-Security-Policy": "script-src 'none'" }) }]
    : []),
  {
    // Next itself, or the proxy that ends TLS, says how the visitor came; browsers ignore this header without TLS.
    source: "/:path*",
    has: [{ type: "header" as const, key: "x-forwarded-proto", value: "https" }],
    headers: headers({ "Strict-Transport-Security": `max-age=${TWO_YEARS_SECONDS}` }),
  },
  {
    // Pictures for link previews are shown by other sites.
    source: "/:path*/opengraph-image/:id*",
    headers: headers({ "Cross-Origin-Resource-Policy": "cross-origin" }),
  },
  // Responses of /auth/v1 have a policy of their own (lib/embedded/instance.ts): two would both hold.
  ...[
    "/api/health",
    "/api/health/ready",
    "/api/metrics",
    "/api/misdirected",
    "/api/too-large",
    "/api/too-many",
    "/api/unsubscribe",
    "/api/views/:id",
    "/data/geojson",
    "/favorites/download/:format",
    "/lists/:id/download/:format",
    "/osm/:type/:id",
    "/photos/:name",
    "/restaurants/:id/photos/upload",
    "/restaurants/by-city/:city/feed.xml",
    "/:language/restaurants/by-city/:city/feed.xml",
    "/restaurants/by-city/:city/open.json",
    "/restaurants/cities.json",
    "/restaurants/find.json",
    "/restaurants/suggestions.json",
    "/restaurants/summaries.json/:ids",
    "/:language/restaurants/summaries.json/:ids",
    "/restaurants/tiles/index.json",
    "/restaurants/tiles/:version/:tile",
    "/restaurants/world/index.json",
    "/restaurants/world/:version",
    "/settings/data",
    "/sitemaps/:file",
  ].map((source) => ({
    source,
    headers: headers({ "Content-Security-Policy": NON_PAGE_POLICY }),
  })),
];

/** The beginning of a path in any language. */
const LANGUAGE = "(?:[a-z-]+/)?";

/**
 * Paths that accept posts; the middleware handles those of auth/confirm. A page whose form works without JavaScript (a
 * server action) is added here.
 */
const POST_PATHS = [
  "api/",
  "auth/v1/",
  "desk/[^/]+/[^/]+$",
  "desk/(?:changes|imports)$",
  "restaurants/[^/]+/photos/upload$",
  ...[
    "about/contact$",
    "auth$",
    "auth/confirm",
    "auth/join$",
    "auth/second-step$",
    "community/events$",
    "community/events/[^/]+(?:/guests|/edit)?$",
    "community/forum/new$",
    "community/forum/[^/]+/(?:reply|edit/[^/]+)$",
    "favorites/list$",
    "listings/[^/]+/again$",
    "lists$",
    "lists/[^/]+$",
    "profile$",
    "questions/[^/]+$",
    "report/[^/]+/[^/]+$",
    "restaurants/[^/]+$",
    "restaurants/[^/]+/(?:reviews?|tip|open|closed|correct|lists|(?:dishes|photos)(?:/add)?)$",
    "restaurants/[^/]+/(?:claim(?:/confirm)?|owner)$",
    "restaurants/[^/]+/owner/(?:facts|closed|reply/[^/]+)$",
    "settings$",
    "settings/(?:email|password|delete|second-factor)$",
    "settings/second-factor/code$",
  ].map((path) => `${LANGUAGE}${path}`),
];

/**
 * Next would render a page that accepts no posts again for a form that is posted to it, as a response without a policy. So the
 * response is a redirect to the page itself. Server actions that a script calls name themselves in a header.
 */
export const FORM_REDIRECTS = [
  {
    source: `/:path((?!${POST_PATHS.join("|")}).*)`,
    missing: [{ type: "header" as const, key: "next-action" }],
    has: [
      {
        type: "header" as const,
        key: "content-type",
        value: "(application/x-www-form-urlencoded|multipart/form-data).*",
      },
    ],
    destination: "/:path",
    statusCode: 303 as const,
  },
];
