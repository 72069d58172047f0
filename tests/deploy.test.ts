/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { MAX_FORM_BYTES } from "@/lib/photos/limits";

test("base images are pinned by digest", () => {
  const dockerfile = readFileSync("deploy/Dockerfile", "utf8");
  const images = [...dockerfile.matchAll(/^FROM (\S+) AS (\S+)/gm)];
  const stages = images.map(([, , stage]) => stage);
  const foreign = images.map(([, image]) => image!).filter((image) => !stages.includes(image));
  expect(foreign.length).toBeGreaterThan(0);
  for (const image of foreign) expect(image).toMatch(/^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
});

test("compose publishes on this machine alone by default", () => {
  const compose = readFileSync("deploy/compose.yaml", "utf8");
  const ports = [...compose.matchAll(/^\s*ports: \["(.*)"\]/gm)].map(([, port]) => port);
  expect(ports).toEqual([expect.stringMatching(/^\$\{PUBLISH_ON:-127\.0\.0\.1\}:/)]);
});

test("compose hands the instances their database, and names no password", () => {
  const compose = readFileSync("deploy/compose.yaml", "utf8");
  expect(compose).toMatch(/^ +DATABASE_URL: \$\{DATABASE_URL:-\}$/m);
});

test("the container fills in every setting of the reverse proxy's configuration", () => {
  const template = readFileSync("deploy/nginx.conf.template", "utf8");
  const dockerfile = readFileSync("deploy/Dockerfile", "utf8");
  const names = new Set([...template.matchAll(/\$\{(FRONT_[A-Z]+)\}/g)].map(([, name]) => name!));
  const filled = /envsubst '([^']*)'/.exec(dockerfile)?.[1] ?? "";
  expect(filled.match(/FRONT_[A-Z]+/g)?.toSorted()).toEqual([...names].toSorted());
  for (const name of names)
    expect(dockerfile).toMatch(new RegExp(`^\\s+(?:ENV )?${name}=|ENV ${name}=`, "m"));
});

test("the reverse proxy's log has no URL that is a secret", () => {
  const template = readFileSync("deploy/nginx.conf.template", "utf8");
  const [, patterns = ""] = /map \$request_uri \$path_alone \{([^}]*)\}/.exec(template) ?? [];
  const rules = [...patterns.matchAll(/"~(.+?)" (\S+);/g)].map(([, pattern, name]) => ({
    pattern: new RegExp(pattern!),
    name: name!.replaceAll('"', ""),
  }));
  const logged = (path: string) => {
    const { pattern, name } = rules.find((rule) => rule.pattern.test(path))!;
    const groups = pattern.exec(path)?.groups ?? {};
    return name.replaceAll(/\$(\w+)/g, (_, group: string) => groups[group] ?? "");
  };
  const token = "AAbbCCddEEffGGhhIIjj_1";
  expect(logged(`/questions/${token}`)).toBe("/questions/[token]");
  expect(logged(`/listings/${token}?x=1`)).toBe("/listings/[token]");
  expect(logged(`/zh-hant/listings/${token}/again`)).toBe("/zh-hant/listings/[token]");
  expect(logged(`/desk/listings/${token}`)).toBe("/desk/listings/[token]");
  expect(logged(`/favorites/shared/${token}`)).toBe("/favorites/shared/[token]");
  expect(logged(`/lists/shared/${token}`)).toBe("/lists/shared/[token]");
  expect(logged(`/zh-hant/lists/shared/${token}`)).toBe("/zh-hant/lists/shared/[token]");
  expect(logged("/restaurants/near-me/52.52,13.40")).toBe("/restaurants/near-me/[point]");
  expect(logged("/restaurants/near-me/52.52%2c13.4?x=1")).toBe("/restaurants/near-me/[point]");
  expect(logged("/de/restaurants/near-me/48.14,11.58")).toBe("/de/restaurants/near-me/[point]");
  expect(logged("/zh-hant/restaurants/near-me/25,121")).toBe(
    "/zh-hant/restaurants/near-me/[point]",
  );
  expect(logged("/restaurants/near-me/berlin?x=1")).toBe("/restaurants/near-me/berlin");
  expect(logged("/restaurants/add-listing?q=x")).toBe("/restaurants/add-listing");
  expect(logged("/people/ada@example.com")).toBe("[address]");
});

/** The fields for photos, of the forms for reviews, owners, listings, the desk and places. */
const UPLOADS = [
  "components/restaurants/reviews/review-photo-fields.tsx",
  "components/claims/owner-photo-form.tsx",
  "components/desk/venues/venue-photos.tsx",
  "components/photos/upload-form.tsx",
];

test("no other form has a field for photos than those that the reverse proxy knows", () => {
  const forms = readdirSync("components", { recursive: true, encoding: "utf8" })
    .map((path) => `components/${path.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".tsx") && !path.startsWith("components/forms/"))
    .filter((path) => /<PhotoField\b|type="file"/.test(readFileSync(path, "utf8")));
  expect(forms.toSorted()).toEqual(UPLOADS.toSorted());
});

test("the reverse proxy takes the photos of reviews, owners, listings and the desk, and nothing else of that length", () => {
  const template = readFileSync("deploy/nginx.conf.template", "utf8");
  const limits = [...template.matchAll(/client_max_body_size (\d+);/g)].map(([, bytes]) => bytes);
  expect(limits).toEqual([String(MAX_FORM_BYTES), "0"]);
  const [, pattern] = /location ~ (\S+) \{\s+client_max_body_size \d+;/.exec(template) ?? [];
  const location = new RegExp(pattern!);
  for (const path of [
    "/restaurants/osm-1/review",
    "/zh-hant/restaurants/osm-1/review",
    "/restaurants/osm-1/owner",
    "/he/restaurants/osm-1/owner",
    "/restaurants/add-listing",
    "/de/restaurants/add-listing",
    "/listings/aBc/again",
    "/zh-hant/listings/aBc/again",
    "/desk/venues/kopps-berlin",
  ])
    expect(path).toMatch(location);
  for (const path of [
    "/restaurants/osm-1",
    "/restaurants/osm-1/claim",
    "/restaurants/1/owner/facts",
    "/de/x/restaurants/1/owner",
    "/listings/aBc",
    "/de/listings/aBc",
    "/de/desk/venues/kopps-berlin",
    "/desk/venues",
  ])
    expect(path).not.toMatch(location);
});
