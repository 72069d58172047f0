import { createServer } from "node:net";
import { Stop } from "./process.mjs";

function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, host, exclusive: true }, () => {
      const { port: taken } = server.address();
      server.close(() => resolve(taken));
    });
  });
}

/** A free port of this machine. */
export function freePort() {
  return listen(0, "127.0.0.1");
}

/**
 * Makes sure that a server can listen. All addresses are tried beside the wanted one: some systems let a second server take
 * a port on one address while another holds it on all.
 */
export async function requirePort(port, host) {
  try {
    await listen(port, host);
    await listen(port, undefined);
  } catch (error) {
    const why = {
      EADDRINUSE: `Port ${port} is in use: stop what listens there, or choose another with PORT=${port + 1}.`,
      EACCES: `Port ${port} needs more rights than this user has: choose one above 1023 with PORT=3000.`,
      EADDRNOTAVAIL: `This machine has no address ${host} to listen on.`,
      ENOTFOUND: `This machine has no address ${host} to listen on.`,
      EAI_AGAIN: `This machine has no address ${host} to listen on.`,
    }[error.code];
    throw why ? new Stop(why) : error;
  }
}
