/** @jest-environment node */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { requestFromThisServer, createPageRefresher } from "@/lib/page-cache/refresh-pages";

const BUILT = new Set(["/", "/restaurants/near-me", "/restaurants/1"]);

function recorder() {
  const asked: string[] = [];
  let isListening = true;
  return {
    asked,
    setListening: (value: boolean) => (isListening = value),
    ask: async (path: string) => {
      asked.push(path);
      if (!isListening) throw new Error("ECONNREFUSED");
    },
  };
}

test("requests each outdated page of the build once, and no other", async () => {
  const { asked, ask } = recorder();
  const refreshPages = createPageRefresher(BUILT, ask);
  await refreshPages(["/restaurants/1", "/restaurants/kopps-berlin", "/"]);
  await refreshPages([]);
  expect(asked).toEqual(["/restaurants/1", "/"]);
});

test("tries again while the server does not listen yet, and gives up after ten times", async () => {
  const { asked, ask, setListening } = recorder();
  const refreshPages = createPageRefresher(BUILT, ask);
  setListening(false);
  await refreshPages(["/"]);
  setListening(true);
  await refreshPages([]);
  await refreshPages([]);
  expect(asked).toEqual(["/", "/"]);

  setListening(false);
  asked.length = 0;
  await refreshPages(["/"]);
  for (let look = 0; look < 20; look++) await refreshPages([]);
  expect(asked).toHaveLength(10);
});

test("sends requests to the address that the server listens on, since another address may have another server", async () => {
  const asked: string[] = [];
  const site = createServer((request, response) => {
    asked.push(`${request.socket.localAddress} ${request.headers.host} ${request.url}`);
    response.end();
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.2", resolve));
  const before = { ...process.env };
  Object.assign(process.env, {
    PORT: String((site.address() as AddressInfo).port),
    CHARD_LISTENS_ON: "127.0.0.2",
  });
  await requestFromThisServer("https://chard.example")("/restaurants/1");
  process.env.CHARD_LISTENS_ON = "0.0.0.0";
  await expect(requestFromThisServer("https://chard.example")("/")).rejects.toThrow("ECONNREFUSED");
  process.env = before;
  site.close();
  expect(asked).toEqual(["127.0.0.2 chard.example /restaurants/1"]);
});
