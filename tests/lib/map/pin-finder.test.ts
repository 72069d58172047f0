/** @jest-environment node */
import { serveWorkerRequests } from "@/lib/browser/worker-requests";
import type { MapMarker } from "@/lib/map/markers";
import { createPinRequestHandler, type PinRequest } from "@/lib/map/pin-requests";
import { pinsHere, pinsInWorker } from "@/lib/map/pin-finder";
import type { CountPin, Pin } from "@/lib/map/pins";

const CAMERA = { lat: 52.5, lng: 13.4, zoom: 11 };
const BOX = { width: 900, height: 600 };
const WIDTH = 66;

/** Invented markers of a city, some at one point, some that stand for several places. */
const MARKERS = Array.from({ length: 3000 }, (_, step): MapMarker => ({
  id: `place-${step}`,
  name: `Place ${step}`,
  lat: 52.5 + 0.1 * Math.sin(step % 900),
  lng: 13.4 + 0.2 * Math.cos((step % 900) * 7),
  ...(step % 400 === 0 && { count: 12 }),
}));

/** A worker whose other end is here; what is sent is copied, as between threads. */
class FakeWorker extends EventTarget {
  static started = 0;
  isEnded = false;
  readonly #scope = Object.assign(new EventTarget(), {
    postMessage: (data: unknown) => this.#deliver(this, data),
  });

  constructor() {
    super();
    FakeWorker.started += 1;
    serveWorkerRequests<PinRequest>(
      this.#scope as unknown as DedicatedWorkerGlobalScope,
      createPinRequestHandler(),
    );
  }

  #deliver(target: EventTarget, data: unknown) {
    if (this.isEnded) return;
    target.dispatchEvent(new MessageEvent("message", { data: structuredClone(data) }));
  }

  postMessage(data: unknown, transfer: Transferable[]) {
    const sent = structuredClone(data, { transfer });
    queueMicrotask(() => this.#deliver(this.#scope, sent));
  }

  terminate() {
    this.isEnded = true;
  }
}

const inWorker = () => pinsInWorker(() => new FakeWorker() as unknown as Worker);
const isCount = (pin: Pin): pin is CountPin => "count" in pin && pin.cluster !== undefined;

test.each([4, 9, 11, 14, 20])(
  "a worker finds the same pins as the page, at zoom %p",
  async (zoom) => {
    const camera = { ...MARKERS[1]!, zoom };
    const here = pinsHere(MARKERS, WIDTH).inView(camera, BOX);
    const there = await inWorker().index(MARKERS, WIDTH).inView(camera, BOX);
    expect(here.length).toBeGreaterThan(0);
    expect(there).toEqual(here);
  },
);

test("a worker expands a cluster as the page does, and lists the markers at one point", async () => {
  const here = pinsHere(MARKERS, WIDTH);
  const there = inWorker().index(MARKERS, WIDTH);
  const far = here.inView(CAMERA, BOX).filter(isCount);
  expect(far.length).toBeGreaterThan(5);
  for (const pin of far) {
    const parting = await here.expand(pin, CAMERA.zoom);
    expect(parting).toBeDefined();
    expect(await there.expand(pin, CAMERA.zoom)).toEqual(parting);
  }
  const near = here.inView({ ...MARKERS[1]!, zoom: 20 }, BOX).find(isCount)!;
  expect(await there.expand(near, 20)).toBeUndefined();
  const named = await there.markersOf(near, 20);
  expect(named.map(({ id }) => id)).toContain("place-1");
  expect(named).toEqual(await here.markersOf(near, 20));
});

test("one worker indexes markers again only when they have changed", async () => {
  const before = FakeWorker.started;
  const worker = inWorker();
  const first = worker.index(MARKERS, WIDTH);
  expect(worker.index(MARKERS, WIDTH)).toBe(first);
  const few = MARKERS.slice(1, 3);
  const second = worker.index(few, WIDTH);
  expect(await second.inView({ ...CAMERA, zoom: 9 }, BOX)).toEqual(
    pinsHere(few, WIDTH).inView({ ...CAMERA, zoom: 9 }, BOX),
  );
  expect(FakeWorker.started).toBe(before + 1);
  // A pin of the former index is looked at more closely.
  const old = { key: "count-1", lat: 0, lng: 0, count: 2, cluster: 123_456 };
  expect(await first.expand(old, 9)).toEqual({ zoom: 10, firstKey: undefined });
});

test("pending questions are rejected when the map is removed", async () => {
  const worker = inWorker();
  const pins = worker.index(MARKERS, WIDTH).inView(CAMERA, BOX);
  worker.close();
  await expect(pins).rejects.toThrow("The map was closed.");
});
