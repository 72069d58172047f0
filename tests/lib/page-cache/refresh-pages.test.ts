/** @jest-environment node */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  createPageRefresher,
  requestFromThisServer,
  VISITED_MS,
} from "@/lib/page-cache/refresh-pages";

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

/** A refresher whose clock the test sets, and the paths that it has requested. */
function start() {
  const { asked, ask, setListening } = recorder();
  let time = 0;
  const refresher = createPageRefresher(BUILT, ask, () => time);
  const pass = (ms: number) => (time += ms);
  return { ...refresher, asked, setListening, pass };
}

test("requests each outdated page of the build once, and no other", async () => {
  const { asked, refresh, visit } = start();
  for (const path of ["/", "/restaurants/1", "/restaurants/kopps-berlin"]) visit(path);
  await refresh(["/restaurants/1", "/restaurants/kopps-berlin", "/"]);
  await refresh([]);
  expect(asked).toEqual(["/restaurants/1", "/"]);
});

test("requests no page that no visitor asked for in ten minutes", async () => {
  const { asked, refresh, visit, isUnvisited, pass } = start();
  visit("/restaurants/1");
  expect(["/restaurants/1", "/", "/restaurants/kopps-berlin"].map(isUnvisited)).toEqual([
    false,
    true,
    false,
  ]);
  await refresh(["/restaurants/1", "/"]);
  expect(asked).toEqual(["/restaurants/1"]);
  pass(VISITED_MS);
  expect(isUnvisited("/restaurants/1")).toBe(true);
  await refresh(["/restaurants/1"]);
  expect(asked).toEqual(["/restaurants/1"]);
});

test("does not count its own requests as visits", async () => {
  const asked: string[] = [];
  let minutes = 0;
  const request = async (path: string) => {
    refresher.visit(path);
    asked.push(path);
  };
  const refresher = createPageRefresher(BUILT, request, () => minutes * 60_000);
  refresher.visit("/");
  minutes = 9;
  await refresher.refresh(["/"]);
  expect(asked).toEqual(["/"]);
  minutes = 11;
  await refresher.refresh(["/"]);
  expect(asked).toEqual(["/"]);
});

test("tries again while the server does not listen yet, and gives up after ten times", async () => {
  const { asked, refresh, visit, setListening } = start();
  visit("/");
  setListening(false);
  await refresh(["/"]);
  setListening(true);
  await refresh([]);
  await refresh([]);
  expect(asked).toEqual(["/", "/"]);

  setListening(false);
  asked.length = 0;
  await refresh(["/"]);
  for (let look = 0; look < 20; look++) await refresh([]);
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
