import type * as Module from "@/lib/google-maps/google-geocoder";
import {
  runGoogleScript,
  failGoogleScript,
  googleScripts,
  removeGoogleMaps,
} from "@/tests/fakes/google-maps-script";
import { fakeDocumentStart } from "@/tests/fakes/document-start";

const AUSTIN = { lat: 30.2672, lng: -97.7431 };
const latLng = ({ lat, lng }: typeof AUSTIN) => ({ lat: () => lat, lng: () => lng });

const fetchFields = jest.fn(async () => undefined);
const fetchAutocompleteSuggestions = jest.fn();
const geocode = jest.fn();
class AutocompleteSessionToken {}

function prediction(main: string, secondary: string) {
  return {
    placePrediction: {
      mainText: main,
      secondaryText: secondary,
      text: `${main}, ${secondary}`,
      toPlace: () => ({ fetchFields, location: latLng(AUSTIN) }),
    },
  };
}

/** Google's libraries as the script brings them. */
function respond() {
  runGoogleScript();
  const places = {
    AutocompleteSuggestion: { fetchAutocompleteSuggestions },
    AutocompleteSessionToken,
  };
  const geocoding = {
    Geocoder: class {
      geocode = geocode;
    },
  };
  Object.assign(window.google.maps, {
    importLibrary: async (name: string) => (name === "places" ? places : geocoding),
  });
}

let geocoder: typeof Module.googleGeocoder;

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  removeGoogleMaps();
  window.localStorage.setItem("googleMapsApiKey", "AIza");
  fetchAutocompleteSuggestions.mockResolvedValue({
    suggestions: [prediction("Austin", "TX, USA"), { placePrediction: null }],
  });
  geocode.mockResolvedValue({ results: [{ geometry: { location: latLng(AUSTIN) } }] });
  ({ googleGeocoder: geocoder } = await import("@/lib/google-maps/google-geocoder"));
});

afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
  window.localStorage.clear();
});

async function ready() {
  geocoder.prepare?.();
  respond();
  await jest.advanceTimersByTimeAsync(100);
}

async function suggestions(text: string, signal = new AbortController().signal) {
  const asked = geocoder.suggest(text, signal);
  await jest.advanceTimersByTimeAsync(200);
  return asked;
}

describe("without a key", () => {
  beforeEach(() => window.localStorage.clear());

  it("sends no request and returns nothing", async () => {
    geocoder.prepare?.();
    await expect(geocoder.locate("Austin")).resolves.toBeUndefined();
    await expect(suggestions("Aus")).resolves.toBeUndefined();
    expect(googleScripts()).toHaveLength(0);
  });
});

describe("suggestions", () => {
  it("are not Google's while its script loads", async () => {
    geocoder.prepare?.();
    expect(googleScripts()).toHaveLength(1);
    await expect(suggestions("Aus")).resolves.toBeUndefined();
    expect(fetchAutocompleteSuggestions).not.toHaveBeenCalled();
  });

  it("are cities of the United States, of one session until one is chosen", async () => {
    await ready();
    const [austin] = (await suggestions("Aus")) ?? [];
    await suggestions("Aust");
    const [first, second] = fetchAutocompleteSuggestions.mock.calls.map(([request]) => request);
    expect(first).toMatchObject({
      input: "Aus",
      includedPrimaryTypes: ["(cities)"],
      includedRegionCodes: ["us"],
    });
    expect(first.sessionToken).toBeInstanceOf(AutocompleteSessionToken);
    expect(second.sessionToken).toBe(first.sessionToken);

    expect(austin).toMatchObject({ name: "Austin", region: "TX, USA" });
    await expect(austin?.locate()).resolves.toEqual(AUSTIN);
    expect(fetchFields).toHaveBeenCalledWith({ fields: ["location"] });
    await suggestions("Austell");
    expect(fetchAutocompleteSuggestions.mock.lastCall[0].sessionToken).not.toBe(first.sessionToken);
  });

  it("are requested once per pause in the typing", async () => {
    await ready();
    const typing = new AbortController();
    const early = geocoder.suggest("Aus", typing.signal);
    await jest.advanceTimersByTimeAsync(150);
    typing.abort();
    await suggestions("Aust");
    await expect(early).resolves.toBeUndefined();
    expect(fetchAutocompleteSuggestions).toHaveBeenCalledTimes(1);
  });

  it("are no longer Google's once it refused the key", async () => {
    await ready();
    window.gm_authFailure?.();
    await expect(suggestions("Aus")).resolves.toBeUndefined();
    expect(fetchAutocompleteSuggestions).not.toHaveBeenCalled();
  });
});

describe("a text", () => {
  it("is placed by Google, which may still be loading", async () => {
    const located = geocoder.locate("Austin");
    await jest.advanceTimersByTimeAsync(800);
    respond();
    await jest.advanceTimersByTimeAsync(100);
    await expect(located).resolves.toEqual(AUSTIN);
    expect(geocode).toHaveBeenCalledWith({ address: "Austin" });
  });

  it("does not wait longer than a second, and then costs nothing", async () => {
    const located = geocoder.locate("Austin");
    await jest.advanceTimersByTimeAsync(1000);
    await expect(located).resolves.toBeUndefined();
    respond();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(geocode).not.toHaveBeenCalled();
  });

  it("that Google cannot place is nowhere", async () => {
    await ready();
    geocode.mockResolvedValue({ results: [] });
    await expect(geocoder.locate("Nowhere")).resolves.toBeUndefined();
  });
});

it("tries the script again at the next focus when it could not be loaded", async () => {
  geocoder.prepare?.();
  for (const delay of [2, 8, 24, 100]) {
    failGoogleScript();
    await jest.advanceTimersByTimeAsync(delay);
  }
  expect(googleScripts()).toHaveLength(0);
  geocoder.prepare?.();
  expect(googleScripts()).toHaveLength(1);
});

it("finds nothing, and requests no script, in a document that began with an account page", async () => {
  fakeDocumentStart("/auth");
  geocoder.prepare?.();
  await expect(geocoder.locate("Austin")).resolves.toBeUndefined();
  await expect(geocoder.suggest("Aust", new AbortController().signal)).resolves.toBeUndefined();
  expect(googleScripts()).toHaveLength(0);
  fakeDocumentStart("/");
});
