import { devicePosition } from "@/lib/location/device-position";
import { fakeGeolocation } from "@/tests/fakes/geolocation";

describe("the device's position", () => {
  it("is requested with the options of P4.4", async () => {
    const calls = fakeGeolocation({ lat: 1, lng: 2 });
    await devicePosition();
    expect(calls.mock.lastCall?.at(2)).toEqual({
      enableHighAccuracy: true,
      timeout: 10000,
      maximumAge: 300000,
    });
  });

  it.each([
    ["a position", { lat: 40.7, lng: -73.9 }, { found: true, position: { lat: 40.7, lng: -73.9 } }],
    ["a refusal", { errorCode: 1 }, { found: false, reason: "denied" }],
    ["no fix", { errorCode: 2 }, { found: false, reason: "unavailable" }],
    ["a time-out", { errorCode: 3 }, { found: false, reason: "timed-out" }],
    ["a browser without it", "unsupported", { found: false, reason: "unsupported" }],
    ["the null point", { lat: 0, lng: 0 }, { found: false, reason: "unavailable" }],
    ["an impossible position", { lat: NaN, lng: 0 }, { found: false, reason: "unavailable" }],
  ] as const)("returns %s", async (_, position, expected) => {
    fakeGeolocation(position);
    await expect(devicePosition()).resolves.toEqual(expected);
  });

  it("is given up while the browser stays silent, and told of when it comes late", async () => {
    jest.useFakeTimers();
    let answer: PositionCallback | undefined;
    fakeGeolocation({ lat: 1, lng: 2 }).mockImplementation((onSuccess) => {
      answer = onSuccess as PositionCallback;
    });
    const onLate = jest.fn();
    const position = devicePosition(onLate);
    jest.advanceTimersByTime(15_000);
    await expect(position).resolves.toEqual({ found: false, reason: "timed-out" });
    answer?.({ coords: { latitude: 1, longitude: 2 } } as GeolocationPosition);
    expect(onLate).toHaveBeenCalledWith({ lat: 1, lng: 2 });
    jest.useRealTimers();
  });
});
