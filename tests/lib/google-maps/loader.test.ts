import type * as Loader from "@/lib/google-maps/loader";
import {
  runGoogleScript,
  failGoogleScript,
  googleScripts,
  removeGoogleMaps,
} from "@/tests/fakes/google-maps-script";
import { fakeDocumentStart } from "@/tests/fakes/document-start";

let loader: typeof Loader;

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  removeGoogleMaps();
  loader = await import("@/lib/google-maps/loader");
});

afterEach(() => {
  fakeDocumentStart("/");
  jest.useRealTimers();
});

async function failAllTries() {
  for (let tries = 1; tries <= 4; tries += 1) {
    failGoogleScript();
    await jest.advanceTimersByTimeAsync(loader.retryDelayMs(tries));
  }
}

describe("retryDelayMs", () => {
  it.each([
    [1, 2],
    [2, 8],
    [3, 24],
  ])("waits before retry %i for %i ms", (attempt, delay) => {
    expect(loader.retryDelayMs(attempt)).toBe(delay);
  });
});

describe("loadGoogleMaps", () => {
  it("requests the weekly version with the libraries places and marker", () => {
    void loader.loadGoogleMaps("key & more");
    const url = new URL(googleScripts()[0]?.src ?? "");
    expect(url.origin + url.pathname).toBe("https://maps.googleapis.com/maps/api/js");
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      key: "key & more",
      v: "weekly",
      libraries: "places,marker",
    });
  });

  it("adds none in a document that began with an account page", async () => {
    fakeDocumentStart("/auth");
    await expect(loader.loadGoogleMaps("key")).rejects.toThrow("account page");
    expect(googleScripts()).toHaveLength(0);
  });

  it("adds one script however often it is called", async () => {
    const first = loader.loadGoogleMaps("key");
    const second = loader.loadGoogleMaps("key");
    runGoogleScript();
    await expect(Promise.all([first, second])).resolves.toBeDefined();
    await loader.loadGoogleMaps("key");
    expect(googleScripts()).toHaveLength(1);
  });

  it("adds no script to a page that has the API already", async () => {
    Object.assign(window, { google: { maps: { importLibrary: async () => ({}) } } });
    await loader.loadGoogleMaps("key");
    expect(googleScripts()).toHaveLength(0);
  });

  it("retries three times, each time after n × 2^n ms, then gives up", async () => {
    const failed = expect(loader.loadGoogleMaps("key")).rejects.toThrow("could not be loaded");
    for (const delay of [2, 8, 24]) {
      failGoogleScript();
      await jest.advanceTimersByTimeAsync(delay - 1);
      expect(googleScripts()).toHaveLength(0);
      await jest.advanceTimersByTimeAsync(1);
      expect(googleScripts()).toHaveLength(1);
    }
    failGoogleScript();
    await failed;
    await jest.runAllTimersAsync();
    expect(googleScripts()).toHaveLength(0);
  });

  it("succeeds when a retry does", async () => {
    const loaded = loader.loadGoogleMaps("key");
    failGoogleScript();
    await jest.advanceTimersByTimeAsync(2);
    runGoogleScript();
    await expect(loaded).resolves.toBeUndefined();
  });

  it("treats a script without the API as a failure", async () => {
    const failed = expect(loader.loadGoogleMaps("key")).rejects.toThrow("brought no API");
    for (let tries = 1; tries <= 4; tries += 1) {
      runGoogleScript(undefined, {});
      await jest.advanceTimersByTimeAsync(loader.retryDelayMs(tries));
    }
    await failed;
  });

  it.each(["while it loads", "after the load"])("refuses other options %s", async (moment) => {
    const first = loader.loadGoogleMaps("key");
    if (moment === "after the load") runGoogleScript();
    await expect(loader.loadGoogleMaps("other")).rejects.toThrow("different options");
    runGoogleScript();
    await expect(first).resolves.toBeUndefined();
  });

  it("takes another key after a load that brought no script", async () => {
    const failed = expect(loader.loadGoogleMaps("wrong")).rejects.toThrow();
    await failAllTries();
    await failed;
    expect(loader.hasGoogleMapsScript()).toBe(false);
    const loaded = loader.loadGoogleMaps("right");
    runGoogleScript();
    await expect(loaded).resolves.toBeUndefined();
    expect(loader.hasGoogleMapsScript()).toBe(true);
  });

  it("gives up after 10 s on a script that never loads, and counts it as loaded", async () => {
    const failed = expect(loader.loadGoogleMaps("key")).rejects.toThrow("in time");
    await jest.advanceTimersByTimeAsync(10_000);
    await failed;
    expect(loader.hasGoogleMapsScript()).toBe(true);
    await expect(loader.loadGoogleMaps("other")).rejects.toThrow("different options");
  });
});

describe("waitForGoogleMaps", () => {
  it("sees the script at the next look after it came", async () => {
    const found = loader.waitForGoogleMaps();
    void loader.loadGoogleMaps("key");
    await jest.advanceTimersByTimeAsync(250);
    runGoogleScript();
    await jest.advanceTimersByTimeAsync(50);
    await expect(found).resolves.toBe(true);
  });

  it("gives up after 10 s", async () => {
    let result: boolean | undefined;
    void loader.waitForGoogleMaps().then((found) => (result = found));
    await jest.advanceTimersByTimeAsync(9_999);
    expect(result).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(result).toBe(false);
  });

  it("stops polling when aborted", async () => {
    const stop = new AbortController();
    const found = loader.waitForGoogleMaps(undefined, stop.signal);
    stop.abort();
    await jest.advanceTimersByTimeAsync(100);
    await expect(found).resolves.toBe(false);
    expect(jest.getTimerCount()).toBe(0);
  });
});
