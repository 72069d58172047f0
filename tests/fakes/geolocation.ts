type Result = { lat: number; lng: number } | { errorCode: 1 | 2 | 3 };

/** Gives the browser a device position service with one result, or none at all; returns its call log. */
export function fakeGeolocation(result: Result | "unsupported" | "silent") {
  const getCurrentPosition = jest.fn(
    (found: PositionCallback, failed?: PositionErrorCallback | null) => {
      if (result === "silent" || result === "unsupported") return;
      if ("errorCode" in result) failed?.({ code: result.errorCode } as GeolocationPositionError);
      else
        found({ coords: { latitude: result.lat, longitude: result.lng } } as GeolocationPosition);
    },
  );
  Object.defineProperty(navigator, "geolocation", {
    configurable: true,
    value: result === "unsupported" ? undefined : { getCurrentPosition },
  });
  return getCurrentPosition;
}
