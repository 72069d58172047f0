import { rmSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import {
  newAddress,
  PASSWORD,
  startServer,
  type AuthServer,
} from "@/e2e/support/servers/auth-server";
import { newDataDirectory } from "@/e2e/support/servers/data-directories";
import { readRows } from "@/e2e/support/servers/database-shell";
import { expect, test } from "@/e2e/support/fixtures";

test.describe.configure({ timeout: 240_000 });

const WRITES = 400;
const WORKERS = 20;

/** What the contact form sends without scripts, besides what a visitor types. */
async function hiddenFields(request: APIRequestContext, { origin }: AuthServer) {
  const html = await (await request.get(`${origin}/about/contact`)).text();
  const inputs = html.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g);
  return Object.fromEntries(
    [...inputs].map(([, name = "", value = ""]) => [name, value.replaceAll("&quot;", '"')]),
  );
}

function send(
  request: APIRequestContext,
  { origin }: AuthServer,
  fields: Record<string, string>,
  number: number,
) {
  return request.post(`${origin}/about/contact`, {
    multipart: {
      ...fields,
      name: "Noor",
      email: "noor@example.com",
      message: `Message no ${number}.`,
    },
    // Each is another client, so that none reaches a limit.
    headers: { "X-Forwarded-For": `10.1.${number >> 8}.${number & 255}`, Origin: origin },
    maxRedirects: 0,
  });
}

/** One account after another, until the server ends; those that it confirmed. */
async function signUpUntilEnd(request: APIRequestContext, { origin }: AuthServer) {
  const confirmed: string[] = [];
  for (let number = 0; ; number += 1) {
    const email = newAddress();
    const response = await request
      .post(`${origin}/auth/v1/signup`, {
        data: { email, password: PASSWORD },
        headers: { "X-Forwarded-For": `10.2.${number >> 8}.${number & 255}` },
      })
      .catch(() => undefined);
    if (!response) return confirmed;
    expect(response.status()).toBe(200);
    confirmed.push(email);
  }
}

test("a server that is killed during hundreds of writes has lost none that it acknowledged, and no account that it confirmed", async ({
  request,
}) => {
  const dataDirectory = newDataDirectory();
  const first = await startServer({ dataDirectory });
  const fields = await hiddenFields(request, first);
  const acknowledged: number[] = [];
  let begun = 0;
  let isKilled = false;
  const signUps = signUpUntilEnd(request, first);
  const workers = Array.from({ length: WORKERS }, async () => {
    while (begun < WRITES && !isKilled) {
      const number = (begun += 1);
      const response = await send(request, first, fields, number).catch(() => undefined);
      if (response?.status() === 303) acknowledged.push(number);
      else if (!isKilled) expect(response?.status()).toBe(303);
    }
  });
  await expect
    .poll(() => acknowledged.length, { timeout: 120_000, intervals: [20] })
    .toBeGreaterThan(WRITES / 2);
  isKilled = true;
  await first.stop("SIGKILL");
  await Promise.all(workers);
  const confirmed = await signUps;
  expect(acknowledged.length).toBeLessThan(WRITES);
  expect(confirmed).not.toEqual([]);

  const second = await startServer({ dataDirectory });
  const messages = await readRows(second, "select message from chard.messages");
  const kept = new Set(messages.map(({ message }) => message));
  expect(acknowledged.filter((number) => !kept.has(`Message no ${number}.`))).toEqual([]);
  const accounts = await readRows(second, "select email from auth.users");
  expect(accounts.map(({ email }) => email)).toEqual(expect.arrayContaining(confirmed));
  const signIn = await request.post(`${second.origin}/auth/v1/token?grant_type=password`, {
    data: { email: confirmed.at(-1), password: PASSWORD },
  });
  expect(signIn.status()).toBe(200);
  await second.stop("SIGKILL");
  rmSync(dataDirectory, { recursive: true, force: true });
});
