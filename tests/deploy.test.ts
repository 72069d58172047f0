/** @jest-environment node */
import { readFileSync } from "node:fs";
import { MAX_FORM_BYTES } from "@/lib/photos/limits";

test("base images are pinned by digest", () => {
  const dockerfile = readFileSync("deploy/Dockerfile", "utf8");
  const images = [...dockerfile.matchAll(/^FROM (\S+) AS (\S+)/gm)];
  const stages = images.map(([, , stage]) => stage);
  const foreign = images.map(([, image]) => image!).filter((image) => !stages.includes(image));
  expect(foreign.length).toBeGreaterThan(0);
  for (const image of foreign) expect(image).toMatch(/^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
});

test("compose publishes on this machine alone, unless it is told otherwise", () => {
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

test("the reverse proxy takes the photos of a review, and nothing else of that length", () => {
  const template = readFileSync("deploy/nginx.conf.template", "utf8");
  const limits = [...template.matchAll(/client_max_body_size (\d+);/g)].map(([, bytes]) => bytes);
  expect(limits).toEqual([String(MAX_FORM_BYTES), "0"]);
  expect(template).toMatch(
    new RegExp(
      `location ~ \\^/restaurants/\\S+/review\\$ \\{\\s+client_max_body_size ${MAX_FORM_BYTES};`,
    ),
  );
});
