import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { discard, startServer, type AuthServer } from "@/e2e/support/servers/auth-server";
import { newDataDirectory } from "@/e2e/support/servers/data-directories";
import { waitForDatabase } from "@/e2e/support/servers/database-server";
import { expect } from "@/e2e/support/fixtures";
import { Overpass } from "@/e2e/support/servers/overpass";
import { startMailServer } from "@/tests/lib/mail/mail-server";

/** A server that sends e-mail and imports restaurants, what it has sent, and the Overpass server that it asks. */
export type Site = {
  server: AuthServer;
  mails: Awaited<ReturnType<typeof startMailServer>>;
  overpass: Overpass;
};

async function provideSite({}: object, provide: (site: Site) => Promise<void>) {
  const mails = await startMailServer();
  const overpass = new Overpass();
  const server = await startServer({
    dataDirectory: newDataDirectory(),
    variables: { SMTP_URL: mails.url, OVERPASS_URL: await overpass.start() },
  });
  await waitForDatabase(server);
  await provide({ server, mails, overpass });
  await discard(server);
  await mails.stop();
  overpass.stop();
}

/** One for each worker, which all tests with this fixture share, in a browser or without one. */
export const siteFixture: [typeof provideSite, { scope: "worker"; timeout: number }] = [
  provideSite,
  { scope: "worker", timeout: 240_000 },
];

/** A restaurant that is no sample, with a website. */
export const addListed = ({ server }: Site, id: string) =>
  addRestaurant(server, {
    id,
    name: `Place ${id}`,
    like: "1",
    website: `https://www.${id}.example/`,
    isSample: false,
  });

/** The newest mail to an address. */
export async function mailTo({ mails }: Site, address: string) {
  await expect
    .poll(() => mails.received.some((sent) => sent.recipients.includes(address)))
    .toBe(true);
  return mails.received.findLast((sent) => sent.recipients.includes(address))!.mail;
}

/** The path of the link in a mail that confirms a claim. */
export function confirmPath(text = "") {
  const [link = ""] = /http:\S+claim\/confirm\S+/.exec(text) ?? [];
  return link.replace(/^http:\/\/[^/]+/, "");
}
