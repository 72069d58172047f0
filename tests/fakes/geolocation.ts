type Answer = { lat: number; lng: number } | { errorCode: 1 | 2 | 3 };

/** Gives the browser a device position service with one answer, or none at all; returns its call log. */
export function fakeGeolocation(answer: Answer | "unsupported" | "silent") {
  const getCurrentPosition = jest.fn(
    (found: PositionCallback, failed?: PositionErrorCallback | null) => {
      if (answer === "silent" || answer === "unsupported") return;
      if ("errorCode" in answer) failed?.({ code: answer.errorCode } as GeolocationPositionError);
      else
        found({ coords: { latitude: answer.lat, longitude: answer.lng } } as GeolocationPosition);
    },
  );
  Object.defineProperty(navigator, "geolocation", {
    configurable: true,
    value: answer === "unsupported" ? undefined : { getCurrentPosition },
  });
  return getCurrentPosition;
}
