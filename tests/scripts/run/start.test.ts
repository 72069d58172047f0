import { spawnSync } from "node:child_process";

/** What `npm start` says with these settings, and its exit code. It would go on to build, or to serve, with settings that are right. */
function start(settings: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/run/start.mjs"], {
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
])("ends before a build with the settings $settings", ({ settings, fault }) => {
  const { status, said } = start(settings);
  expect(status).toBe(1);
  expect(said).toMatch(new RegExp(`^${fault}[^\\n]*$`));
});
