/** @jest-environment node */
import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { openPostgresStores } from "@/lib/database/connection/postgres";
import type * as waitLimit from "@/lib/database/connection/wait-limit";
import { explainFailure } from "@/lib/database/failures";
import { MIGRATIONS } from "@/tests/lib/database/support/migrations";

// As the site does after ten seconds.
jest.mock("@/lib/database/connection/wait-limit", () => ({
  ...jest.requireActual<typeof waitLimit>("@/lib/database/connection/wait-limit"),
  MAX_WAIT_MS: 300,
}));

it("gives up on a server that accepts connections and never responds", async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const opened = openPostgresStores(`postgres://chard:secret@127.0.0.1:${port}/chard`, MIGRATIONS);
  const error: unknown = await opened.catch((error: unknown) => error);
  expect(explainFailure(error)).toMatch(/did not respond in time/);
  sockets.forEach((socket) => socket.destroy());
  server.close();
});
