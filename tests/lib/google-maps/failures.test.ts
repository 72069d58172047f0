import type * as Failures from "@/lib/google-maps/failures";

const logError = console.error;
let failures: typeof Failures;
let logged: jest.Mock;

beforeEach(async () => {
  jest.resetModules();
  logged = jest.fn();
  console.error = logged;
  delete window.gm_authFailure;
  failures = await import("@/lib/google-maps/failures");
});

afterEach(() => {
  console.error = logError;
});

function listen() {
  const heard: string[] = [];
  const stop = failures.onGoogleMapsFailure((failure) => heard.push(failure));
  return { heard, stop };
}

describe("onGoogleMapsFailure", () => {
  it("hears the reason that Google logs, and lets it through to the console", () => {
    const { heard } = listen();
    console.error("Google Maps JavaScript API error: InvalidKeyMapError", "https://x");
    expect(heard).toEqual(["Google Maps JavaScript API error: InvalidKeyMapError https://x"]);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it("keeps the logged reason when Google refuses the key afterwards", () => {
    const { heard } = listen();
    console.error("Google Maps JavaScript API error: ApiNotActivatedMapError");
    window.gm_authFailure?.();
    expect(heard.at(-1)).toContain("ApiNotActivatedMapError");
  });

  it("corrects a bare refusal when the reason is logged after it", () => {
    const { heard } = listen();
    window.gm_authFailure?.();
    console.error("Google Maps JavaScript API error: InvalidKeyMapError");
    expect(heard[0]).toBe("gm_authFailure");
    expect(heard[1]).toContain("InvalidKeyMapError");
  });

  it("does not take other errors of the page for Google's", () => {
    const { heard } = listen();
    console.error("Hydration failed", new Error("Map is not a constructor"));
    expect(heard).toEqual([]);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it("notifies later listeners, and no longer those that have unsubscribed", () => {
    const first = listen();
    first.stop();
    window.gm_authFailure?.();
    expect(first.heard).toEqual([]);
    expect(listen().heard).toEqual(["gm_authFailure"]);
  });

  it("calls a handler that was there before", () => {
    const earlier = jest.fn();
    window.gm_authFailure = earlier;
    listen();
    window.gm_authFailure();
    expect(earlier).toHaveBeenCalledTimes(1);
  });
});
