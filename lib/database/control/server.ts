import { once } from "node:events";
import { chmod, unlink } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { serveConnection } from "@/lib/database/control/connection";
import { controlPath } from "@/lib/database/control/protocol";
import type { Engine } from "@/lib/database/engine/engine";

/** Only the owner of the data directory may connect. */
const SOCKET_MODE = 0o600;

/**
 * Lets commands in other processes use the database that this process has open, since PGlite allows one process per
 * directory. Returns a function that stops listening. The caller holds the directory's lock.
 */
export async function serveControl(engine: Engine, directory: string) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    serveConnection(socket, engine).catch(() => socket.destroy());
  });
  const path = controlPath(directory);
  // Left behind by a process that was killed.
  await unlink(path).catch(() => undefined);
  server.listen(path);
  await once(server, "listening");
  await chmod(path, SOCKET_MODE).catch(() => undefined);
  server.unref();

  return async function stop() {
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
}
