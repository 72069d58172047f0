import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/**
 * A proxy to a Postgres server that can fail: "refuses" closes every connection, "hangs" accepts connections and data, and never
 * responds, "waits" reads nothing until it works again.
 */
export async function faultyConnection(postgresUrl: string) {
  const target = new URL(postgresUrl);
  let state: "works" | "refuses" | "hangs" | "waits" = "works";
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => socket.destroy());
    return socket;
  };
  const server = createServer((client) => {
    keep(client);
    if (state === "refuses") return void client.destroy();
    if (state === "hangs") return void client.resume();
    const upstream = keep(connect(Number(target.port), target.hostname));
    upstream.on("close", () => client.destroy());
    client.on("close", () => upstream.destroy());
    client.on("data", (chunk) => state === "works" && upstream.write(chunk));
    upstream.on("data", (chunk) => state === "works" && client.write(chunk));
    if (state === "waits") client.pause();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(postgresUrl);
  url.port = String((server.address() as AddressInfo).port);

  const closeAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    /** What hung is cut off when it changes again; connections that work stay open when they begin to hang or to wait. */
    become(next: typeof state) {
      const before = state;
      state = next;
      if (next === "waits") sockets.forEach((socket) => socket.pause());
      else if (before === "waits") sockets.forEach((socket) => socket.resume());
      else if (next !== "hangs") closeAll();
    },
    async close() {
      const closed = once(server, "close");
      server.close();
      closeAll();
      await closed;
    },
  };
}
