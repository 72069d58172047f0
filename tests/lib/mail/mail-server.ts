import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { simpleParser, type ParsedMail } from "mailparser";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type Received = { from: string; recipients: string[]; raw: string; mail: ParsedMail };

/** A real SMTP server of this process, and every mail that it took. */
export async function startMailServer(options: SMTPServerOptions = {}, onPort = 0) {
  const received: Received[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 50,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    async onData(stream, session, done) {
      const raw = Buffer.concat(await stream.toArray()).toString();
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: mailFrom ? mailFrom.address : "",
        recipients: rcptTo.map(({ address }) => address),
        raw,
        mail: await simpleParser(raw),
      });
      done();
    },
    ...options,
  });
  // A client that gives up ends its connection without a word.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(onPort, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** A server that takes connections and never says a word. */
export async function startSilentServer() {
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
