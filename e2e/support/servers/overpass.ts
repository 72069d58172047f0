import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";

/** An Overpass server that holds every response back until the test provides it. */
export class Overpass {
  private waiting: ((elements: object[]) => void) | undefined;
  private readonly server: Server = createServer((_request, response) => {
    const osm3s = { timestamp_osm_base: "2026-11-20T00:00:00Z" };
    this.waiting = (elements) => response.end(JSON.stringify({ osm3s, elements }));
  });

  async start() {
    this.server.listen(0, "127.0.0.1");
    await new Promise((resolve) => this.server.once("listening", resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/api/interpreter`;
  }

  async respond(elements: object[]) {
    await expect.poll(() => this.waiting).toBeDefined();
    this.waiting?.(elements);
    this.waiting = undefined;
  }

  stop() {
    this.server.close();
  }
}
