/** @jest-environment node */
import type { SMTPServerOptions } from "smtp-server";
import { createMailer, MailError, type OutgoingMail } from "@/lib/mail/mailer";
import { sendMail } from "@/lib/mail/send-mail";
import { startMailServer, startSilentServer } from "@/tests/lib/mail/mail-server";

const MAIL: OutgoingMail = {
  to: "noor@example.com",
  language: "en",
  subject: "Crème & <b>basil</b>",
  blocks: [
    { kind: "paragraph", text: 'It\'s 3 < 4 & "true".' },
    { kind: "link", label: "Open it", href: "https://chard.example/x?a=1&b=2" },
    { kind: "code", text: "012345" },
    { kind: "quote", text: "One\n<script>alert(1)</script>" },
  ],
};

const environment = { ...process.env };
const stops: (() => Promise<void>)[] = [];
let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(async () => {
  jest.restoreAllMocks();
  process.env = { ...environment };
  const shared = globalThis as { chardMailer?: { close(): Promise<void> } };
  await shared.chardMailer?.close();
  delete shared.chardMailer;
  for (const stop of stops.splice(0).toReversed()) await stop();
});

/** What the site wrote to its log; the test server writes there, too. */
function log() {
  return logged.mock.calls.flat().filter((line) => !String(line).includes("smtp-server"));
}

async function serve(options?: SMTPServerOptions) {
  const server = await startMailServer(options);
  stops.push(server.stop);
  process.env.SMTP_URL = server.url;
  return server;
}

/** A mailer that gives up soon. */
function mailer(smtpUrl: string, timeoutMs = 400) {
  const sender = { name: "Chard", address: "no-reply@chard.example" };
  const made = createMailer({ smtpUrl, sender, timeoutMs });
  stops.push(made.close);
  return made;
}

it("is off without SMTP_URL", async () => {
  process.env.SMTP_URL = " ";
  expect(await sendMail(MAIL)).toBe("off");
  expect(log()).toEqual([]);
});

it("sends a text and an HTML part, the HTML escaped", async () => {
  const { received } = await serve();
  expect(await sendMail(MAIL)).toBe("sent");
  const [{ from, recipients, mail }] = received as [(typeof received)[0]];
  expect({ from, recipients }).toEqual({
    from: "no-reply@localhost",
    recipients: ["noor@example.com"],
  });
  expect(mail.from?.text).toBe('"Chard" <no-reply@localhost>');
  expect(mail.subject).toBe("Crème & <b>basil</b>");
  expect(mail.text).toBe(
    'It\'s 3 < 4 & "true".\n\nOpen it:\nhttps://chard.example/x?a=1&b=2\n\n012345\n\n> One\n> <script>alert(1)</script>\n\n-- \nChard\n',
  );
  expect(mail.html).toContain("Crème &amp; &lt;b&gt;basil&lt;/b&gt;</h1>");
  expect(mail.html).toContain("It&#39;s 3 &lt; 4 &amp; &quot;true&quot;.");
  expect(mail.html).toContain('href="https://chard.example/x?a=1&amp;b=2"');
  expect(mail.html).toContain("One\n&lt;script&gt;");
  expect(mail.html).not.toMatch(/<(script|img|link)/);
  expect(mail.headers.get("auto-submitted")).toBe("auto-generated");
  expect(mail.headers.has("list-unsubscribe")).toBe(false);
});

it("takes the sender from MAIL_FROM, and one connection for mails in turn", async () => {
  const server = await serve();
  process.env.MAIL_FROM = "The Chard desk <desk@chard.example>";
  expect(await sendMail(MAIL)).toBe("sent");
  expect(await sendMail({ ...MAIL, to: "ida@example.com" })).toBe("sent");
  expect(server.received.map(({ recipients }) => recipients)).toEqual([
    ["noor@example.com"],
    ["ida@example.com"],
  ]);
  expect(server.received[0]?.mail.from?.value).toEqual([
    { name: "The Chard desk", address: "desk@chard.example" },
  ]);
  expect(server.connections()).toBe(1);
});

it("sends user and password to a server that requires them", async () => {
  const asked: unknown[] = [];
  const server = await serve({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      asked.push([username, password]);
      done(null, { user: username });
    },
  });
  process.env.SMTP_URL = server.url.replace("//", "//me%40chard.example:p%25w@");
  expect(await sendMail(MAIL)).toBe("sent");
  expect(asked).toEqual([["me@chard.example", "p%w"]]);
});

it("keeps its password where a server on the network has no TLS", async () => {
  const onAuth = jest.fn();
  const server = await serve({ allowInsecureAuth: true, disabledCommands: ["STARTTLS"], onAuth });
  // Another name of this machine, which counts as one on the network.
  process.env.SMTP_URL = `smtp://me:secret@127.1:${server.port}`;
  expect(await sendMail(MAIL)).toBe("failed");
  expect(server.connections()).toBe(1);
  expect(onAuth).not.toHaveBeenCalled();
});

it.each([
  [
    "https://chard.example/api/unsubscribe?token=a.b",
    "<https://chard.example/api/unsubscribe?token=a.b>",
    "List-Unsubscribe=One-Click",
  ],
  ["http://localhost:3000/u?token=a", "<http://localhost:3000/u?token=a>", undefined],
  [
    "https://chard.example/u?a=>\r\nBcc:%20eve@example.com",
    "<https://chard.example/u?a=%3EBcc:%20eve@example.com>",
    "List-Unsubscribe=One-Click",
  ],
])("offers one click to unsubscribe where that is safe: %j", async (unsubscribe, list, post) => {
  const { received } = await serve();
  expect(await sendMail({ ...MAIL, unsubscribe })).toBe("sent");
  const lines = received[0]!.raw.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  const valueOf = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  expect(valueOf("List-Unsubscribe")).toBe(list);
  expect(valueOf("List-Unsubscribe-Post")).toBe(post);
});

it.each(["\n", "\r\n", "\r", "\u2028", "\u0000", "\r\n\r\n"])(
  "keeps a subject with %j on one line",
  async (newline) => {
    const { received } = await serve();
    const subject = `Hello${newline}Bcc: eve@example.com${newline}X-Extra: 1`;
    expect(await sendMail({ ...MAIL, subject })).toBe("sent");
    expect(received[0]?.recipients).toEqual(["noor@example.com"]);
    expect(received[0]?.mail.subject).toBe("Hello Bcc: eve@example.com X-Extra: 1");
    expect(received[0]?.mail.headers.has("bcc")).toBe(false);
    expect(received[0]?.mail.headers.has("x-extra")).toBe(false);
  },
);

it("sends a subject that looks like an encoded word as it was written", async () => {
  const { received } = await serve();
  const subject = "=?UTF-8?B?dGVzdA==?= wrote about you";
  expect(await sendMail({ ...MAIL, subject })).toBe("sent");
  expect(received[0]?.mail.subject).toBe("= ?UTF-8?B?dGVzdA==?= wrote about you");
});

it.each([
  "noor@example.com\r\nBcc: eve@example.com",
  "noor@example.com\nRCPT TO:<eve@example.com>",
  "noor@example.com, eve@example.com",
  "noor@example.com eve@example.com",
  "Noor <noor@example.com>",
  "friends: noor@example.com;",
  "noor@example.com>,<eve@example.com",
  '"noor@example.com,"@eve.example',
  "noor@eve@example.com",
  "noor",
  "@example.com",
  "",
])("sends nothing to %j, which is not one address", async (to) => {
  const server = await serve();
  expect(await sendMail({ ...MAIL, to })).toBe("failed");
  expect(server.connections()).toBe(0);
});

it("a body cannot end the mail and begin another", async () => {
  const { received } = await serve();
  const text = "a\r\n.\r\nMAIL FROM:<eve@example.com>\r\n..";
  expect(await sendMail({ ...MAIL, blocks: [{ kind: "paragraph", text }] })).toBe("sent");
  expect(received).toHaveLength(1);
  expect(received[0]?.mail.text).toContain("a\n.\nMAIL FROM:<eve@example.com>\n..");
});

it.each<[string, SMTPServerOptions, RegExp]>([
  [
    "the recipient",
    {
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`No such user: ${address}`), { responseCode: 550 })),
    },
    /^A mail could not be sent: EENVELOPE 550$/,
  ],
  [
    "the text",
    {
      onData(stream, _session, done) {
        stream.resume();
        stream.on("end", () =>
          done(Object.assign(new Error("Spam for noor@example.com"), { responseCode: 554 })),
        );
      },
    },
    /^A mail could not be sent: EMESSAGE 554$/,
  ],
  [
    "the connection",
    { onConnect: (_session, done) => done(new Error("Go away")) },
    /^A mail could not be sent: \w+( \d{3})?$/,
  ],
])("a server that refuses %s: failed, and a log without the address", async (_, options, line) => {
  await serve(options);
  expect(await sendMail(MAIL)).toBe("failed");
  expect(log()).toEqual([expect.stringMatching(line)]);
});

it.each([
  "x%evil.example@example.com",
  "evil.example!x@example.com",
  "x(y)@example.com",
  "=?utf-8?q?x?=@example.com",
])("sends nothing to %s", async (to) => {
  const { received } = await serve();
  expect(await sendMail({ ...MAIL, to })).toBe("failed");
  expect(received).toEqual([]);
});

it("sends the next mail after one that was refused", async () => {
  const { received } = await serve({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith("bad") ? new Error("No") : null),
  });
  expect(await sendMail({ ...MAIL, to: "bad@example.com" })).toBe("failed");
  expect(await sendMail(MAIL)).toBe("sent");
  expect(received).toHaveLength(1);
});

it("fails where no server is, and sends once there is one again", async () => {
  const server = await startMailServer();
  await server.stop();
  process.env.SMTP_URL = server.url;
  expect(await sendMail(MAIL)).toBe("failed");
  expect(log()).toEqual([expect.stringMatching(/^A mail could not be sent: \w+$/)]);
  const again = await startMailServer({}, server.port);
  stops.push(again.stop);
  expect(await sendMail(MAIL)).toBe("sent");
});

it("survives a server that stops between two mails", async () => {
  const server = await startMailServer();
  process.env.SMTP_URL = server.url;
  expect(await sendMail(MAIL)).toBe("sent");
  await server.stop();
  expect(await sendMail(MAIL)).toBe("failed");
  const again = await startMailServer({}, server.port);
  stops.push(again.stop);
  expect(await sendMail(MAIL)).toBe("sent");
});

it("uses no connection that ended with the server's restart", async () => {
  const server = await startMailServer();
  process.env.SMTP_URL = server.url;
  expect(await sendMail(MAIL)).toBe("sent");
  await server.stop();
  const again = await startMailServer({}, server.port);
  stops.push(again.stop);
  expect(await sendMail(MAIL)).toBe("sent");
});

it("gives up on a server that sends nothing", async () => {
  const silent = await startSilentServer();
  stops.push(silent.stop);
  await expect(mailer(silent.url).send(MAIL)).rejects.toThrow();
});

it("gives up on a server that hangs after the text, and on the mails that wait behind it", async () => {
  const server = await serve({ onData: (stream) => void stream.resume() });
  const { send } = mailer(server.url);
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => send(MAIL)));
  expect(results.map(({ status }) => status)).toEqual(Array(8).fill("rejected"));
});

it("does not pile up mails without end", async () => {
  const silent = await startSilentServer();
  stops.push(silent.stop);
  const { send } = mailer(silent.url);
  const results = await Promise.allSettled(Array.from({ length: 510 }, () => send(MAIL)));
  const reasons = results.map((result) => result.status === "rejected" && result.reason);
  const busy = reasons.filter(
    (reason) => reason instanceof MailError && reason.message === "EBUSY",
  );
  expect(busy).toHaveLength(10);
});
