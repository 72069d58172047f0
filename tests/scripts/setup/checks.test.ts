/** @jest-environment node */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { checkArea, checkDomain, checkMail, checkPorts } from "@/scripts/setup/checks";

test.each([
  ["leads here", ["192.0.2.1"], true, /leads to this machine/],
  ["leads elsewhere", ["192.0.2.9"], false, /leads to 192\.0\.2\.9, which is no address/],
  ["leads nowhere", [], false, /add an A record/],
])("a domain that %s", async (_, addresses, isGood, text) => {
  const finding = await checkDomain("vegan.example", async () => addresses, ["192.0.2.1"]);
  expect(finding).toEqual({ isGood, text: expect.stringMatching(text) });
});

test("a domain that cannot be looked up leads nowhere", async () => {
  const fail = () => Promise.reject(new Error("ENOTFOUND"));
  expect(await checkDomain("vegan.example", fail, [])).toMatchObject({ isGood: false });
});

test("names the port that is in use", async () => {
  const server = createServer().listen(0, "0.0.0.0");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  expect(await checkPorts([port])).toEqual({
    isGood: false,
    text: expect.stringContaining(`Port ${port} is in use`),
  });
  server.close();
  await once(server, "close");
  expect(await checkPorts([port])).toMatchObject({ isGood: true });
});

/** A mail server that takes mails, or refuses their recipients. */
async function mailServer(isRefusing: boolean) {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: (_address, _session, done) =>
      done(isRefusing ? Object.assign(new Error("No such user"), { responseCode: 550 }) : null),
    onData: (stream, _session, done) => {
      let mail = "";
      stream.on("data", (chunk) => (mail += chunk));
      stream.on("end", () => (mails.push(mail), done()));
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return { mails, url: `smtp://127.0.0.1:${port}`, close: () => server.close(() => undefined) };
}

test("sends a test mail", async () => {
  const { mails, url, close } = await mailServer(false);
  const finding = await checkMail(url, "hello@vegan.example", "https://vegan.example");
  expect(finding).toMatchObject({ isGood: true });
  expect(mails.join()).toContain("no-reply@vegan.example");
  close();
});

test.each([
  ["refuses the recipient", true, /EENVELOPE 550 No such user/],
  ["does not respond", false, /ESOCKET|ECONNREFUSED|ECONNECTION/],
])("says why a mail server that %s took no mail", async (_, isThere, reason) => {
  const { url, close } = await mailServer(true);
  if (!isThere) close();
  const finding = await checkMail(url, "hello@vegan.example", "https://vegan.example");
  expect(finding).toEqual({ isGood: false, text: expect.stringMatching(reason) });
  if (isThere) close();
});

/** An Overpass server with these responses. */
async function overpass(status: number, body: string) {
  const server = createServer((request, response) =>
    request.resume().on("end", () => response.writeHead(status).end(body)),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/api`, close: () => server.close() };
}

const relation = (id: number) => ({ id, tags: { admin_level: "2" } });

test.each([
  ["one area", 200, { elements: [relation(1)] }, true, /knows the area/],
  [
    "two",
    200,
    { elements: [relation(1), relation(2)] },
    false,
    /2 areas.+relation\/1 .admin_level 2./,
  ],
  ["none", 200, { elements: [] }, false, /knows no area "Leafland"/],
  ["an error", 504, {}, false, /could not be checked.+504/],
  ["something else", 200, "<html>", false, /not a response of Overpass/],
])("an area for which Overpass has %s", async (_, status, body, isGood, text) => {
  const { url, close } = await overpass(status, JSON.stringify(body));
  expect(await checkArea("Leafland", [url])).toEqual({
    isGood,
    text: expect.stringMatching(text),
  });
  close();
});
