/** @jest-environment node */
import { readFileSync } from "node:fs";
import { EnvironmentError, readEnvironment, VARIABLE_NAMES } from "@/lib/env";

const SUPABASE = {
  NEXT_PUBLIC_SUPABASE_URL: "https://abcdefgh.supabase.co",
  NEXT_PUBLIC_SUPABASE_ANON_KEY: "sb_publishable_0123456789abcdef",
};

function jwt(payload: object) {
  return `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.c2ln`;
}

test.each([
  ["PORT", "3000", 3000],
  ["PORT", " 65535 ", 65535],
  ["CHARD_HOST", "0.0.0.0", "0.0.0.0"],
  ["CHARD_HOST", "::", "::"],
  ["CHARD_HOST", "localhost", "localhost"],
  ["NEXT_PUBLIC_SITE_URL", "https://chard.example", "https://chard.example"],
  ["NEXT_PUBLIC_SITE_URL", "http://localhost:4000/", "http://localhost:4000/"],
  ["NEXT_PUBLIC_SITE_NAME", "Nan's Greens", "Nan's Greens"],
  ["NEXT_PUBLIC_SITE_NAME", 'Ivy & "Oak"', 'Ivy & "Oak"'],
  ["NEXT_PUBLIC_SITE_DESCRIPTION", "Vegane Lokale in Österreich.", "Vegane Lokale in Österreich."],
  ["NEXT_PUBLIC_LANGUAGES", "de zh-hant", "de zh-hant"],
  [
    "NEXT_PUBLIC_SOCIAL_LINKS",
    "https://x.com/a https://b.example/@a",
    ["https://x.com/a", "https://b.example/@a"],
  ],
  ["NEXT_PUBLIC_GOOGLE_MAPS_API_KEY", "AIzaSy-0_1", "AIzaSy-0_1"],
  ["NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID", "8e0a97af9386fef", "8e0a97af9386fef"],
  ["NEXT_PUBLIC_MAP_STYLE_URL", "https://tiles.example/style", "https://tiles.example/style"],
  ["NEXT_PUBLIC_MAP_STYLE_URL", "/style.json", "/style.json"],
  [
    "NEXT_PUBLIC_MAP_HOSTS",
    "https://tiles.example/  http://localhost:8080",
    ["https://tiles.example", "http://localhost:8080"],
  ],
  ["CHARD_DATA_DIR", "/var/lib/chard", "/var/lib/chard"],
  ["CHARD_EMBEDDED_AUTH", "public", "public"],
  ["CHARD_EMBEDDED_CONFIRM", "1", "1"],
  ["CHARD_EMBEDDED_PRINT_MAILS", "1", "1"],
  ["SMTP_URL", "smtp://localhost:2525", "smtp://localhost:2525"],
  ["SMTP_URL", "smtps://me:p%25w@[2001:db8::1]:465/", "smtps://me:p%25w@[2001:db8::1]:465/"],
  ["MAIL_FROM", "no-reply@chard.example", "no-reply@chard.example"],
  ["MAIL_FROM", "Chard hello <no-reply@chard.example>", "Chard hello <no-reply@chard.example>"],
  ["CHARD_REVIEW_FIRST", "1", "1"],
  ["CHARD_TRUSTED_PROXIES", "0", 0],
  ["CHARD_TRUSTED_PROXIES", "10", 10],
  ["CHARD_MODERATOR", "", undefined],
  ["CHARD_BACKUP", "daily", "daily"],
  ["CHARD_BACKUP_AT", "23:59", "23:59"],
  ["CHARD_BACKUP_TO", "/var/backups/chard", "/var/backups/chard"],
  ["CHARD_BACKUP_TO", "C:\\backups", "C:\\backups"],
  ["CHARD_BACKUP_TO", "backups of: today", "backups of: today"],
  ["CHARD_BACKUP_KEY", "sixteen letters!", "sixteen letters!"],
  ["CHARD_COUNTRIES", "AT, DE GB", ["AT", "DE", "GB"]],
  ["AWS_ENDPOINT_URL", "http://localhost:9000", "http://localhost:9000"],
  ["AWS_REGION", "eu-central-1", "eu-central-1"],
  ["CHARD_LOG", "json", "json"],
  ["CHARD_STANDALONE", "1", "1"],
])("reads %s=%j", (name, text, value) => {
  expect(readEnvironment({ [name]: text })).toHaveProperty(name, value);
});

test.each([
  ["PORT", "0"],
  ["PORT", "65536"],
  ["PORT", "80a"],
  ["PORT", "3000.5"],
  ["CHARD_HOST", "http://localhost"],
  ["CHARD_HOST", "localhost:3000"],
  ["NEXT_PUBLIC_SITE_URL", "elsewhere.test"],
  ["NEXT_PUBLIC_SITE_URL", "https://chard.example/app"],
  ["NEXT_PUBLIC_SITE_URL", "https://chard.example?x"],
  ["NEXT_PUBLIC_SITE_URL", "ftp://chard.example"],
  ["NEXT_PUBLIC_SITE_URL", "https://chard.example;script-src"],
  ["NEXT_PUBLIC_SITE_NAME", "<b>Leaf</b>"],
  ["NEXT_PUBLIC_SITE_NAME", "Leaf\u202efael"],
  ["NEXT_PUBLIC_SITE_NAME", "A name of more than thirty characters"],
  ["NEXT_PUBLIC_SITE_DESCRIPTION", "The <best>"],
  ["NEXT_PUBLIC_LANGUAGES", "nl"],
  ["NEXT_PUBLIC_LANGUAGES", "fr,de"],
  ["NEXT_PUBLIC_SOCIAL_LINKS", "javascript:alert(1)"],
  ["NEXT_PUBLIC_SOCIAL_LINKS", "https://x.com/a leaf"],
  ["NEXT_PUBLIC_SUPABASE_URL", "elsewhere"],
  ["NEXT_PUBLIC_SUPABASE_ANON_KEY", "short"],
  ["NEXT_PUBLIC_SUPABASE_ANON_KEY", "sb_secret_0123456789abcdef"],
  ["NEXT_PUBLIC_SUPABASE_ANON_KEY", jwt({ role: "service_role" })],
  ["SUPABASE_SECRET_KEY", "sb_publishable_0123456789abcdef"],
  ["SUPABASE_SECRET_KEY", jwt({ role: "anon" })],
  ["NEXT_PUBLIC_GOOGLE_MAPS_API_KEY", "two words"],
  ["NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID", "two words"],
  ["NEXT_PUBLIC_MAP_STYLE_URL", "javascript:alert(1)"],
  ["NEXT_PUBLIC_MAP_HOSTS", "https://tiles.example; script-src *"],
  ["NEXT_PUBLIC_MAP_HOSTS", "https://tiles.example;script-src-elem https://evil.example"],
  ["NEXT_PUBLIC_MAP_STYLE_URL", "https://tiles.example;script-src-elem/style.json"],
  ["NEXT_PUBLIC_MAP_HOSTS", "https://*.example https://tiles.example/path"],
  ["CHARD_EMBEDDED_AUTH", "yes"],
  ["CHARD_EMBEDDED_CONFIRM", "true"],
  ["CHARD_EMBEDDED_PRINT_MAILS", "yes"],
  ["SMTP_URL", "mail.example:25"],
  ["SMTP_URL", "https://mail.example"],
  ["SMTP_URL", "smtp://me:100%@mail.example"],
  ["SMTP_URL", "smtp://me@mail.example"],
  ["SMTP_URL", "smtp://mail.example/?secure=false"],
  ["MAIL_FROM", "Chard"],
  ["MAIL_FROM", "Chard <no-reply@chard.example>, a@b.example"],
  ["MAIL_FROM", "Chard\r\nBcc: x <no-reply@chard.example>"],
  ["CHARD_REVIEW_FIRST", "yes"],
  ["CHARD_TRUSTED_PROXIES", "-1"],
  ["CHARD_TRUSTED_PROXIES", "1.5"],
  ["CHARD_TRUSTED_PROXIES", "11"],
  ["CHARD_MODERATOR", "ada"],
  ["CHARD_MODERATOR_PASSWORD", "too-short"],
  ["CHARD_MODERATOR_PASSWORD", "with spaces in it"],
  ["CHARD_BACKUP", "hourly"],
  ["CHARD_BACKUP_AT", "24:00"],
  ["CHARD_BACKUP_TO", "s3://"],
  ["CHARD_BACKUP_TO", "s3://UPPER/x"],
  ["CHARD_BACKUP_TO", "S3://bucket/x"],
  ["CHARD_BACKUP_TO", "s3:bucket"],
  ["CHARD_BACKUP_TO", "https://store.example/bucket"],
  ["CHARD_BACKUP_TO", "gs://bucket"],
  ["CHARD_BACKUP_TO", "file:///backups"],
  ["CHARD_DATA_DIR", "s3://bucket/data"],
  ["CHARD_COUNTRIES", "UK"],
  ["CHARD_COUNTRIES", "AT ZZ"],
  ["CHARD_COUNTRIES", "at"],
  ["CHARD_COUNTRIES", ","],
  ["CHARD_BACKUP_KEY", "fifteen letters"],
  ["AWS_ENDPOINT_URL", "store.example:9000"],
  ["CHARD_LOG", "text"],
  ["CHARD_STANDALONE", "true"],
])("refuses %s=%j in a sentence that names it and keeps the value to itself", (name, text) => {
  const read = () => readEnvironment({ ...SUPABASE, [name]: text });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(new RegExp(`^${name} should be .+\\.$`));
  if (text.length > 5) expect(read).not.toThrow(text);
});

test("takes Supabase's secret key for the server, in the project's company alone", () => {
  const key = { SUPABASE_SECRET_KEY: "sb_secret_0123456789abcdef" };
  expect(readEnvironment({ ...SUPABASE, ...key })).toMatchObject(key);
  expect(() => readEnvironment(key)).toThrow(/NEXT_PUBLIC_SUPABASE_URL/);
});

test.each(Object.entries(SUPABASE))("refuses %s without its other half", (name, text) => {
  expect(() => readEnvironment({ [name]: text })).toThrow(/set both.+or neither/);
  expect(readEnvironment(SUPABASE)).toMatchObject(SUPABASE);
});

test("takes an anon key in the form of a token", () => {
  const key = jwt({ role: "anon" });
  expect(readEnvironment({ ...SUPABASE, NEXT_PUBLIC_SUPABASE_ANON_KEY: key })).toHaveProperty(
    "NEXT_PUBLIC_SUPABASE_ANON_KEY",
    key,
  );
});

test("says which code the United Kingdom has", () => {
  expect(() => readEnvironment({ CHARD_COUNTRIES: "UK IE" })).toThrow(/GB, not UK/);
});

test("takes backups and imports with Supabase's accounts where DATABASE_URL names the database", () => {
  const variables = { ...SUPABASE, CHARD_BACKUP: "daily", CHARD_IMPORT: "Berlin" };
  const DATABASE_URL = "postgres://localhost/chard";
  expect(readEnvironment({ ...variables, DATABASE_URL })).toHaveProperty("CHARD_BACKUP", "daily");
});

test("counts an empty variable as unset", () => {
  const empty = Object.fromEntries(VARIABLE_NAMES.map((name) => [name, " "]));
  expect(Object.values(readEnvironment(empty)).filter((value) => value !== undefined)).toEqual([]);
});

test(".env.example is valid and names every variable once", () => {
  const lines = readFileSync(".env.example", "utf8").split("\n");
  const names = lines.flatMap((line) => line.match(/^(\w+)=/)?.[1] ?? []);
  expect(names.toSorted()).toEqual(VARIABLE_NAMES.toSorted());
});

test("the README's table names every variable", () => {
  const readme = readFileSync("README.md", "utf8");
  expect(VARIABLE_NAMES.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test.each([
  [{ CHARD_MODERATOR_PASSWORD: "twelve-letters" }, /set its address as CHARD_MODERATOR, too/],
  [
    {
      ...SUPABASE,
      CHARD_MODERATOR: "ada@chard.example",
      CHARD_MODERATOR_PASSWORD: "twelve-letters",
    },
    /hosted by Supabase/,
  ],
  [{ CHARD_DATABASE: "none", CHARD_IMPORT: "Berlin" }, /CHARD_IMPORT needs a database/],
  [{ CHARD_DATABASE: "none", CHARD_BACKUP: "daily" }, /CHARD_DATABASE is none: unset one/],
  [{ CHARD_DATABASE: "none", CHARD_MODERATOR: "ada@chard.example" }, /CHARD_MODERATOR needs/],
  [{ ...SUPABASE, CHARD_BACKUP: "daily" }, /CHARD_BACKUP needs a database: set DATABASE_URL/],
  [{ ...SUPABASE, CHARD_IMPORT: "Berlin" }, /CHARD_IMPORT needs a database: set DATABASE_URL/],
  [{ CHARD_BACKUP_TO: "s3://bucket/folder" }, /set AWS_ACCESS_KEY_ID/],
  [{ CHARD_BACKUP_TO: "s3://bucket", AWS_ACCESS_KEY_ID: "id" }, /AWS_SECRET_ACCESS_KEY, too/],
])("refuses the contradiction of %j", (variables, sentence) => {
  expect(() => readEnvironment(variables)).toThrow(sentence);
});

test("takes the first moderator's address without the password, which is taken out after the first start", () => {
  const variables = { CHARD_MODERATOR: "ada@chard.example", CHARD_MODERATOR_PASSWORD: "" };
  expect(readEnvironment(variables)).toMatchObject({ CHARD_MODERATOR: "ada@chard.example" });
});
