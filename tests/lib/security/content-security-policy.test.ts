/** @jest-environment node */
import { createHash } from "node:crypto";
import {
  inlineScriptsOf,
  pagePolicy,
  type ForeignHosts,
} from "@/lib/security/content-security-policy";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const HOSTS: ForeignHosts = {
  mapStyleUrl: "https://tiles.example/styles/one.json",
  isSecure: false,
};

function directives(policy: string) {
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

test.each<[string, string, string[]]>([
  ["no script", "<p>Hello</p>", []],
  ["a script of its own", "<script>run()</script>", ["run()"]],
  ["its exact text, blanks included", "<script>\n run() </script>", ["\n run() "]],
  ["what is not ASCII", "<script>say('é 🥬')</script>", ["say('é 🥬')"]],
  ["one with attributes", '<script id="_R_" async="">a</script>', ["a"]],
  ["a file", '<script src="/a.js" async=""></script>', []],
  ["a file, then one of its own", '<script src="/a.js"></script><script>b</script>', ["b"]],
  ["two", "<script>a</script><p></p><script>b</script>", ["a", "b"]],
  ["the same twice", "<script>a</script><script>a</script>", ["a", "a"]],
  ["data", '<script type="application/ld+json">{"a":1}</script>', []],
  ["a module", '<script type="module">a</script>', ["a"]],
  ["a script with its type", '<script type="text/javascript">a</script>', ["a"]],
])("finds the inline scripts that a page would run: %s", (_, html, scripts) => {
  expect(inlineScriptsOf(html)).toEqual(scripts);
});

test("allows the named scripts and no others", () => {
  const policy = directives(pagePolicy(["a", "é 🥬", "a"], HOSTS));
  expect(policy["script-src"]).toEqual([
    "'self'",
    hashOf("a"),
    hashOf("é 🥬"),
    "https://maps.googleapis.com",
    "https://maps.gstatic.com",
  ]);
  expect(policy).toMatchObject({
    "default-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  });
});

test("names a host once, whole, and none that is not configured", () => {
  expect(directives(pagePolicy([], HOSTS))["connect-src"]).toEqual([
    "'self'",
    "https://tiles.example",
    "data:",
    "https://maps.googleapis.com",
    "https://maps.gstatic.com",
    "https://mapsresources-pa.googleapis.com",
    "https://places.googleapis.com",
  ]);
});

test("names no host with a wildcard, and lets no page into a frame", () => {
  const policy = pagePolicy([], HOSTS);
  expect(policy).not.toContain("*");
  expect(directives(policy)["frame-src"]).toEqual(["'none'"]);
});

test("allows an account page nothing of Google's, and the open map", () => {
  const policy = pagePolicy(["a"], { ...HOSTS, isAccountPage: true });
  expect(policy).not.toMatch(/google|gstatic/);
  expect(directives(policy)).toMatchObject({
    "script-src": ["'self'", hashOf("a")],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", "https://tiles.example"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", "https://tiles.example"],
    "worker-src": ["'self'"],
    "frame-src": ["'none'"],
  });
});

test.each<[string, Partial<ForeignHosts>, string, string]>([
  [
    "the Supabase project",
    { supabaseUrl: "https://abc.supabase.co/path" },
    "connect-src",
    "https://abc.supabase.co",
  ],
  [
    "the map's other hosts",
    { mapHosts: ["https://f.example"] },
    "connect-src",
    "https://f.example",
  ],
  ["pictures of the map", { mapHosts: ["https://f.example"] }, "img-src", "https://f.example"],
])("lets pages reach %s", (_, hosts, directive, source) => {
  expect(directives(pagePolicy([], { ...HOSTS, ...hosts }))[directive]).toContain(source);
});

test("needs no other host for a style on the site itself", () => {
  const policy = pagePolicy([], { ...HOSTS, mapStyleUrl: "/style.json" });
  expect(directives(policy)["img-src"]).not.toContain("/style.json");
  expect(policy).not.toContain("null");
  expect(policy).not.toContain("undefined");
});

test("requires TLS only where the site has it", () => {
  expect(pagePolicy([], HOSTS)).not.toContain("upgrade-insecure-requests");
  expect(pagePolicy([], { ...HOSTS, isSecure: true })).toMatch(/; upgrade-insecure-requests$/);
});
