import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { lookup } from "node:dns/promises";
import { networkInterfaces } from "node:os";
import { findAreas } from "@/lib/import/find-areas";
import { createMailer, MailError } from "@/lib/mail/mailer";
import { paragraph } from "@/lib/mail/blocks";
import { readSender } from "@/lib/mail/settings";
import { requirePort } from "@/scripts/run/port.mjs";
import type { Values } from "@/scripts/setup/env-file";

/** What a check found; `isGood` is false where the site would not work as it should. */
export type Finding = { isGood: boolean; text: string };

const good = (text: string): Finding => ({ isGood: true, text });
const bad = (text: string): Finding => ({ isGood: false, text });

const WEB_PORTS = [80, 443];

type Resolve = (domain: string) => Promise<string[]>;

async function resolveDomain(domain: string) {
  return (await lookup(domain, { all: true })).map(({ address }) => address);
}

function ownAddresses() {
  return Object.values(networkInterfaces()).flatMap((list) =>
    (list ?? []).map(({ address }) => address),
  );
}

/** Whether the domain leads here: certificates are given to whom it leads to. */
export async function checkDomain(
  domain: string,
  resolve: Resolve = resolveDomain,
  own: readonly string[] = ownAddresses(),
): Promise<Finding> {
  const found = await resolve(domain).catch((): string[] => []);
  if (found.length === 0)
    return bad(`${domain} leads nowhere yet: add an A record with this server's address.`);
  if (found.some((address) => own.includes(address)))
    return good(`${domain} leads to this machine.`);
  return bad(
    `${domain} leads to ${found.join(" and ")}, which is no address of this machine. That is right only where a router or host forwards ports 80 and 443 here.`,
  );
}

/** Whether the ports of the web are free. Ports below 1024 can be tried by root alone. */
export async function checkPorts(ports: readonly number[] = WEB_PORTS): Promise<Finding> {
  const taken: number[] = [];
  for (const port of ports) {
    try {
      await requirePort(port, "0.0.0.0");
    } catch (error) {
      if (/needs more rights/.test(String(error)))
        return good(`Ports ${ports.join(" and ")} can be tried by root alone: not checked.`);
      taken.push(port);
    }
  }
  if (taken.length === 0) return good(`Ports ${ports.join(" and ")} are free.`);
  return bad(
    `Port ${taken.join(" and port ")} is in use: stop what listens there, unless it is this site already.`,
  );
}

/** Sends a test mail to the contact. */
export async function checkMail(smtpUrl: string, to: string, siteUrl: string): Promise<Finding> {
  const mailer = createMailer({ smtpUrl, sender: readSender(undefined, siteUrl) });
  try {
    await mailer.send({
      to,
      language: DEFAULT_LANGUAGE,
      subject: "The mail server works",
      blocks: [paragraph(`This is the test mail of the setup of ${siteUrl}. You need do nothing.`)],
    });
    return good(`A test mail is on its way to ${to}.`);
  } catch (error) {
    const { code, response } = Object(error) as { code?: string; response?: string };
    const why = error instanceof MailError ? error.message : [code, response].join(" ").trim();
    return bad(`The mail server did not take a test mail: ${why || "no response"}.`);
  } finally {
    await mailer.close();
  }
}

/** Whether OpenStreetMap's database knows the area, and no other of the same name. */
export async function checkArea(area: string, servers: readonly string[]): Promise<Finding> {
  if (area === "world") return good("Everything in the world will be imported.");
  let found: string[];
  try {
    found = await findAreas(area, servers);
  } catch (error) {
    return bad(`The area could not be checked. ${(error as Error).message}`);
  }
  if (found.length === 0)
    return bad(
      `OpenStreetMap knows no area "${area}": it needs the name in the language spoken there, such as Österreich, or the number of a relation.`,
    );
  return found.length === 1
    ? good(`OpenStreetMap knows the area "${area}".`)
    : bad(
        `OpenStreetMap knows ${found.length} areas "${area}": ${found.slice(0, 5).join(", ")}. All of them would be imported; the number of a relation names one.`,
      );
}

/** All checks, in the order of the questions. */
export async function runChecks(values: Values, servers: readonly string[]): Promise<Finding[]> {
  const { CHARD_DOMAIN: domain = "", SMTP_URL: smtpUrl, CHARD_IMPORT: area } = values;
  const to = values.NEXT_PUBLIC_CONTACT_EMAIL ?? "";
  return [
    await checkDomain(domain),
    await checkPorts(),
    ...(area ? [await checkArea(area, servers)] : []),
    smtpUrl
      ? await checkMail(smtpUrl, to, `https://${domain}`)
      : bad("Without a mail server nobody can confirm an address, or choose a new password."),
  ];
}
