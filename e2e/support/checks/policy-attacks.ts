import type { Attempt } from "@/e2e/support/checks/content-policy";

/** What an attacker might get into a page, and what stops it. Each sets `pwned` where nothing does. */
export type Attack = {
  name: string;
  html?: string;
  /** Done in the page, for what no page's text can do. */
  act?: string;
  attempt: Attempt;
  /** What the browser then says that it stopped. */
  blocked: string;
};

const script = (address: string): Attack => ({
  name: `a script of ${address}`,
  html: `<script src="${address}"></script>`,
  attempt: { directive: "script-src-elem", address },
  blocked: address,
});
const request = (address: string): Attack => ({
  name: `a request to ${address}`,
  act: `fetch("${address}").catch(() => {})`,
  attempt: { directive: "connect-src", address },
  blocked: address,
});
const frame = (address: string): Attack => ({
  name: `a frame with ${address}`,
  html: `<iframe src="${address}"></iframe>`,
  attempt: { directive: "frame-src", address },
  blocked: URL.canParse(address) ? new URL(address).origin : address,
});
const picture = (address: string): Attack => ({
  name: `a picture of ${address}`,
  html: `<img src="${address}">`,
  attempt: { directive: "img-src", address },
  blocked: address,
});

/** Stopped on every page. */
export const ATTACKS: Attack[] = [
  {
    name: "an inline script",
    html: "<script>pwned = 1</script>",
    attempt: { directive: "script-src-elem", script: "pwned = 1" },
    blocked: "inline",
  },
  {
    name: "an inline module",
    html: '<script type="module">window.pwned = 1</script>',
    attempt: { directive: "script-src-elem", script: "window.pwned = 1" },
    blocked: "inline",
  },
  {
    name: "a handler",
    html: '<img src="data:," onerror="pwned = 1">',
    attempt: { directive: "script-src-attr", isInline: true },
    blocked: "inline",
  },
  {
    name: "a script that is data",
    html: '<script src="data:,pwned=1"></script>',
    attempt: { directive: "script-src-elem", address: "data:,pwned=1" },
    blocked: "data",
  },
  {
    name: "an object",
    html: '<object data="/icon.svg"></object>',
    attempt: { directive: "object-src", address: "/icon.svg" },
    blocked: "/icon.svg",
  },
  {
    name: "another base",
    html: '<base href="https://evil.test/">',
    attempt: { directive: "base-uri", address: "https://evil.test/" },
    blocked: "https://evil.test/",
  },
  {
    name: "a foreign style sheet",
    html: '<link rel="stylesheet" href="https://evil.test/a.css">',
    attempt: { directive: "style-src-elem", address: "https://evil.test/a.css" },
    blocked: "https://evil.test/a.css",
  },
  {
    name: "a foreign font",
    html: "<style>@font-face{font-family:f;src:url(https://evil.test/f)}</style><i style='font-family:f'>f</i>",
    attempt: { directive: "font-src", address: "https://evil.test/f" },
    blocked: "https://evil.test/f",
  },
  {
    name: "code in a text",
    act: 'setTimeout("window.pwned = 1")',
    attempt: { directive: "script-src", isEval: true },
    blocked: "eval",
  },
  {
    name: "a link that is a script",
    act: `const link = document.createElement("a");
      link.href = "javascript:window.pwned=1";
      document.body.append(link);
      link.click();`,
    attempt: { directive: "script-src-elem", isInline: true },
    blocked: "inline",
  },
  {
    name: "a form that leads away",
    act: `const form = document.createElement("form");
      form.action = "https://evil.test/form";
      form.method = "post";
      document.body.append(form);
      form.requestSubmit();`,
    attempt: { directive: "form-action", address: "https://evil.test/form" },
    blocked: "https://evil.test/form",
  },
  {
    name: "a foreign worker",
    act: 'new Worker("data:text/javascript,1")',
    attempt: { directive: "worker-src", address: "data:text/javascript,1" },
    blocked: "data",
  },
  script("https://evil.test/a.js"),
  picture("https://evil.test/a.png"),
  request("https://evil.test/request"),
  frame("https://evil.test/frame"),
  // Google's, but not the map's, and those that return what their URL says.
  script("https://ajax.googleapis.com/a.js"),
  script("https://storage.googleapis.com/bucket/a.js"),
  script("https://www.google.com/complete/search?client=chrome&jsonp=pwned"),
  script("https://accounts.google.com/o/oauth2/revoke?callback=pwned"),
  // Where what is typed could be taken to: anyone can have a bucket or a script of their own there.
  request("https://storage.googleapis.com/bucket/"),
  request("https://script.google.com/macros/s/a/exec"),
  frame("https://docs.google.com/forms/"),
  frame("/auth"),
];

/** Stopped where passwords are typed: hosts of Google's map, which other pages may load. */
export const MAP_ATTACKS: Attack[] = [
  script("https://maps.googleapis.com/maps/api/js?callback=pwned"),
  script("https://maps.gstatic.com/a.js"),
  request("https://maps.googleapis.com/"),
  request("https://places.googleapis.com/"),
  picture("https://maps.gstatic.com/a.png"),
];
