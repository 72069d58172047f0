/** @jest-environment node */
import { spawnSync } from "node:child_process";

/** What a command says with these settings, and its exit code. It would go on to build, or to serve, with settings that are right. */
function say(script: string, settings: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    env: { NODE_ENV: "production", PATH: process.env.PATH, ...settings },
    encoding: "utf8",
    timeout: 60_000,
  });
  return { status, said: `${stdout}${stderr}`.trim() };
}

const PROJECT = {
  NEXT_PUBLIC_SUPABASE_URL: "https://abcdefgh.supabase.co",
  NEXT_PUBLIC_SUPABASE_ANON_KEY: "sb_publishable_0123456789abcdef",
};

test.each([
  { settings: { PORT: "70000" }, fault: "PORT should be a whole number from 1 to 65535" },
  { settings: { SMTP_URL: "mail.example" }, fault: "SMTP_URL should be the URL of a mail server" },
  {
    settings: { CHARD_DATABASE: "embedded", ...PROJECT },
    fault: "CHARD_DATABASE is embedded, but accounts are hosted by Supabase",
  },
  {
    settings: { CHARD_DATABASE: "postgres" },
    fault: "CHARD_DATABASE is postgres, but DATABASE_URL, which names the server, is not set",
  },
  {
    // A file in its place is refused to every user, root included.
    settings: { CHARD_DATA_DIR: `${process.execPath}/data` },
    fault: `${process.execPath}/data cannot be written: a part of its path is a file and no folder \\(ENOTDIR\\)\\. .*CHARD_DATA_DIR`,
  },
])("ends before a build with the settings $settings", ({ settings, fault }) => {
  const { status, said } = say("scripts/run/start.mjs", settings);
  expect(status).toBe(1);
  expect(said).toMatch(new RegExp(`^${fault}[^\\n]*$`));
});

test.each([
  {
    settings: { CHARD_DATABASE: "embedded", ...PROJECT },
    fault: "CHARD_DATABASE is embedded, but accounts are hosted by Supabase",
  },
  {
    settings: { NEXT_PUBLIC_SITE_LOGO: "/icons/not-there.svg" },
    fault:
      "NEXT_PUBLIC_SITE_LOGO names /icons/not-there.svg, but public/icons/not-there.svg is not there",
  },
])("`npm run build` ends before anything is made with the settings $settings", (wrong) => {
  const { status, said } = say("scripts/build/build.mjs", wrong.settings);
  expect(status).toBe(1);
  expect(said).toContain(wrong.fault);
  expect(said).not.toContain("gazetteer");
});
