/** @jest-environment node */
import { createServer, Server, type AddressInfo } from "node:net";
import { freePort, requirePort } from "@/scripts/run/port.mjs";
import { Stop } from "@/scripts/run/process.mjs";

const servers: Server[] = [];

/** Another process's server, on a port that the system chooses. */
async function occupy(host?: string) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen({ port: 0, host }, resolve));
  servers.push(server);
  return (server.address() as AddressInfo).port;
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    await new Promise((resolve) => server.close(resolve));
  }
});

const LOOPBACK = "127.0.0.1";

test.each([LOOPBACK, undefined])("a free port passes, and stays free: %s", async (host) => {
  const port = await freePort();
  await requirePort(port, host);
  await requirePort(port, host);
});

test.each([
  ["the same address", LOOPBACK, LOOPBACK],
  ["all addresses", undefined, LOOPBACK],
  ["one address, and wanted on all", LOOPBACK, undefined],
])("a port that is taken on %s is refused, with one to try", async (_, taken, wanted) => {
  const port = await occupy(taken);
  const refusal = requirePort(port, wanted);
  await expect(refusal).rejects.toBeInstanceOf(Stop);
  await expect(refusal).rejects.toThrow(
    `Port ${port} is in use: stop what listens there, or choose another with PORT=${port + 1}.`,
  );
});

test("an address that is another machine's is refused", async () => {
  const elsewhere = "192.0.2.1";
  await expect(requirePort(await freePort(), elsewhere)).rejects.toThrow(
    "This machine has no address 192.0.2.1 to listen on.",
  );
});

test.each([
  ["EACCES", "Port 80 needs more rights than this user has: choose one above 1023 with PORT=3000."],
  ["ENOTFOUND", "This machine has no address chard.example to listen on."],
  ["EAI_AGAIN", "This machine has no address chard.example to listen on."],
])("%s is said in one sentence", async (code, sentence) => {
  jest.spyOn(Server.prototype, "listen").mockImplementationOnce(function (this: Server) {
    queueMicrotask(() => this.emit("error", Object.assign(new Error(code), { code })));
    return this;
  });
  const refusal = requirePort(80, "chard.example");
  await expect(refusal).rejects.toBeInstanceOf(Stop);
  await expect(refusal).rejects.toThrow(sentence);
});

test("a defect stays one", async () => {
  await expect(requirePort(70_000, LOOPBACK)).rejects.toThrow("options.port should be >= 0 and");
});
