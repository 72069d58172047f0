/** @jest-environment node */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { findSettingsFault, VARIABLE_NAMES } from "@/lib/env";
import { findDatabaseFault, chooseDatabase, type DatabaseSettings } from "@/lib/database/mode";
import { formatEnvFile } from "@/scripts/setup/env-file";
import { QUESTIONS } from "@/scripts/setup/questions";

type Service = {
  image?: string;
  build?: { target: string; args?: Record<string, string> };
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  networks?: string[] | Record<string, { ipv4_address?: string } | null>;
  depends_on?: Record<string, { condition: string }>;
  privileged?: boolean;
};
type Compose = {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  networks: Record<string, { internal?: boolean }>;
};

const FILE = "deploy/one-box/compose.yaml";
const source = readFileSync(FILE, "utf8");
const compose = parse(source) as Compose;
const services = Object.entries(compose.services);
const dockerfile = readFileSync("deploy/Dockerfile", "utf8");

/** What `npm run setup` writes. */
const ANSWERS: Record<string, string> = {
  CHARD_DOMAIN: "vegan.example",
  NEXT_PUBLIC_SITE_NAME: "Vegan Austria",
  CHARD_IMPORT: "Österreich",
  SMTP_URL: "smtps://me:secret@mail.example:465",
  NEXT_PUBLIC_CONTACT_EMAIL: "hello@vegan.example",
  CHARD_MODERATOR_PASSWORD: "abcde-fghij-kmnpq-rstuv",
};

/** A value as Compose fills it in: ${NAME:-default}, ${NAME:?message} and ${NAME:+instead}. */
function fillIn(value: string, settings: Record<string, string>) {
  return String(value).replace(
    /\$\{(\w+)(?::([-+?])([^}]*))?\}/g,
    (_, name: string, how: string | undefined, text = "") => {
      const known = settings[name] ?? "";
      if (how === "+") return known ? text : "";
      if (how === "?" && !known) throw new Error(`${name}: ${text}`);
      return known || (how === "-" ? text : "");
    },
  );
}

function environmentOf(name: string, settings: Record<string, string>) {
  const { environment = {} } = compose.services[name]!;
  return Object.fromEntries(
    Object.entries(environment).map(([key, value]) => [key, fillIn(value, settings)]),
  );
}

const buildArguments = (settings: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(compose.services.static!.build!.args!).map(([key, value]) => [
      key,
      fillIn(value, settings),
    ]),
  );

test("the questions and the password are the six lines of the file", () => {
  const names = [...QUESTIONS.map(({ name }) => name), "CHARD_MODERATOR_PASSWORD"];
  expect(names.toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
  expect(formatEnvFile("", ANSWERS).trim().split("\n")).toHaveLength(6);
});

test.each([
  ["all answers", ANSWERS],
  ["neither an area nor a mail server", { ...ANSWERS, CHARD_IMPORT: "", SMTP_URL: "" }],
  ["the password taken out", { ...ANSWERS, CHARD_MODERATOR_PASSWORD: "" }],
])("with %s the site accepts its settings, and uses Postgres", (_, settings) => {
  const environment = { ...environmentOf("site", settings), ...buildArguments(settings) };
  expect(findSettingsFault(environment)).toBeUndefined();
  expect(findDatabaseFault(environment as DatabaseSettings)).toBeUndefined();
  expect(chooseDatabase(environment as DatabaseSettings).mode).toBe("postgres");
  expect(environment.CHARD_EMBEDDED_AUTH).toBe("public");
  expect(environment.CHARD_EMBEDDED_CONFIRM).toBe(settings.SMTP_URL ? "1" : "");
  expect(environment.NEXT_PUBLIC_SITE_URL).toBe("https://vegan.example");
});

test("without the file of settings Compose says what to run", () => {
  expect(() => buildArguments({})).toThrow("run npm run setup first");
});

test("every variable is one that the site reads, and every build argument one that the image takes", () => {
  const ofTheSite = Object.keys(compose.services.site!.environment!);
  const args = Object.keys(compose.services.static!.build!.args!);
  expect([...ofTheSite, ...args].filter((name) => !VARIABLE_NAMES.includes(name))).toEqual([]);
  for (const name of args) expect(dockerfile).toContain(`ARG ${name}\n`);
});

test("what it names exists: stages, volumes, networks and services", () => {
  for (const [, { build, volumes = [], networks = [], depends_on: needs = {} }] of services) {
    if (build) expect(dockerfile).toMatch(new RegExp(` AS ${build.target}$`, "m"));
    for (const volume of volumes) {
      const [from = ""] = volume.split(":");
      if (from.startsWith("./"))
        expect(readFileSync(`deploy/one-box/${from}`, "utf8")).toBeTruthy();
      else expect(Object.keys(compose.volumes)).toContain(from);
    }
    const names = Array.isArray(networks) ? networks : Object.keys(networks);
    for (const network of names) expect(Object.keys(compose.networks)).toContain(network);
    for (const service of Object.keys(needs))
      expect(Object.keys(compose.services)).toContain(service);
  }
});

test("only the ports of the web are published, and nothing is privileged", () => {
  const published = services.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
  expect(published).toEqual([
    ["caddy", "80:80"],
    ["caddy", "443:443"],
    ["caddy", "443:443/udp"],
  ]);
  expect(services.filter(([, { privileged }]) => privileged)).toEqual([]);
});

test("the database is reached by the site and its check before an upgrade alone, without a password", () => {
  const within = services.filter(([, { networks = [] }]) =>
    (Array.isArray(networks) ? networks : Object.keys(networks)).includes("database"),
  );
  expect(within.map(([name]) => name).toSorted()).toEqual(["check", "postgres", "site"]);
  expect(compose.networks.database).toEqual({ internal: true });
});

test("every server is named by the address that it has", () => {
  const addressOf = (name: string) =>
    (compose.services[name]!.networks as Record<string, { ipv4_address: string }>).inner!
      .ipv4_address;
  expect(compose.services.front!.environment).toEqual({
    FRONT_PROXIES: `set_real_ip_from ${addressOf("caddy")};`,
    FRONT_APPS: `server ${addressOf("site")}:3000 max_fails=0;`,
  });
  expect(compose.services.caddy!.environment!.CADDY_FRONT).toBe(`${addressOf("front")}:8080`);
});

test("before an upgrade the new version is asked with the site's settings, and starts nothing else", () => {
  const { check, site } = compose.services;
  expect(check).toMatchObject({
    image: site!.image,
    profiles: ["check"],
    command: ["npm", "run", "upgrade:check"],
    environment: site!.environment,
  });
  expect(check!.volumes).toBeUndefined();
});

test("images of others are pinned to a version", () => {
  const foreign = services.flatMap(([, { image = "" }]) =>
    image.startsWith("chard-") ? [] : image,
  );
  expect(foreign).toHaveLength(2);
  for (const image of foreign) expect(image).toMatch(/^[a-z]+:\d+\.\d+/);
});

test("Caddy gets every variable that its file names", () => {
  const caddyfile = readFileSync("deploy/one-box/Caddyfile", "utf8");
  const lines = caddyfile.split("\n").filter((line) => !line.trim().startsWith("#"));
  const names = [...lines.join("\n").matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name!);
  expect(new Set(names)).toEqual(new Set(Object.keys(compose.services.caddy!.environment!)));
});
